// proves 21.1, 21.3, 21.56, 21.57, 21.58
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenContentReport } from '../../testing/given-content-report.ts'
import { givenInvoice } from '../../testing/given-invoice.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { erasePerson } from '../privacy/erase-person.ts'
import { givenReview } from '../privacy/testing/given-traces.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

interface Words {
  kind: string
  id: string
  words: string
}

const ADMIN = { id: 'root', isAdmin: true }
let server: TestServer
let flat: number
let stay: number

beforeAll(async () => {
  server = await openTestServer()
  for (const id of ['root', 'otto', 'tara', 'paul']) await givenUser(server.db, id)
  flat = await givenFlat(server.db, { owner_id: 'otto' })
  stay = await givenBooking(server.db, flat, { status: 'BOOKING_COMPLETED' })
  await givenBooking(server.db, flat, { tenant_id: 'paul' })
  await givenReview(server.db, stay, { kind: 'FLAT', author_id: 'tara' })
  await givenInvoice(server.db, { booking_id: stay })
  await givenActions()
})
afterAll(() => server.close())

/** One about each kind of subject. */
const givenActions = () =>
  server.db
    .insertInto('audit_entry')
    .values(
      [
        ['FLAT', flat],
        ['BOOKING', stay],
        ['REVIEW', 1],
        ['INVOICE', 1],
        ['HELP_REQUEST', 1],
        ['REPORT', 1],
        ['USER', 'otto'],
        ['USER', 'tara'],
      ].map(([subject_type, subject_id]) => ({
        at: NOW,
        admin_id: 'root',
        action: 'FLAT_STATUS_CHANGED' as const,
        subject_type: subject_type as 'FLAT',
        subject_id: String(subject_id),
        before: '{}',
        after: '{}',
      })),
    )
    .execute()

/** The words that are stored, and those that the rows have now. */
async function words(): Promise<{ stored: Words[]; fresh: Words[] }> {
  const { rows: triggers } = await sql<{ table: string; kind: string }>`
    SELECT tgrelid::regclass::text AS table, convert_from(substring(tgargs for length(tgargs) - 1), 'UTF8') AS kind
    FROM pg_trigger WHERE tgname = 'keep_list_words'`.execute(server.db)
  const fresh = await Promise.all(
    triggers.map(async ({ table, kind }) => {
      const { rows } = await sql<Words>`
        SELECT ${kind}::text AS kind, id::text, list_words(${sql.table(table)}) AS words FROM ${sql.table(table)}`.execute(
        server.db,
      )
      return rows.filter((row) => row.words !== null)
    }),
  )
  const stored = await server.db.selectFrom('admin_words').selectAll().execute()
  return { stored: inOrder(stored), fresh: inOrder(fresh.flat()) }
}

const inOrder = (rows: Words[]) =>
  rows.toSorted((one, other) => (`${one.kind} ${one.id}` < `${other.kind} ${other.id}` ? -1 : 1))

const set = (
  table: 'flat' | 'booking' | 'app_user' | 'review' | 'invoice',
  id: number | string,
  change: object,
) =>
  server.db
    .updateTable(table)
    .set(change)
    .where('id', '=', id as never)
    .execute()
const CHANGES: [string, () => Promise<unknown>][] = [
  ['nothing', () => Promise.resolve()],
  ['a flat gets another title', () => set('flat', flat, { title_en: 'Loft at the canal', quality: 70 })],
  ['a flat gets another local title', () => set('flat', flat, { title_local: 'Dachwohnung am Kanal' })],
  ['a flat gets another street', () => set('flat', flat, { street: 'Am Kanal' })],
  ['a flat lies where another language is spoken', () => set('flat', flat, { language_tag: 'es_ES' })],
  ['a landlord gets another name', () => set('app_user', 'otto', { given_name: 'Oskar' })],
  [
    'a tenant gets another name and city',
    () => set('app_user', 'tara', { family_name: 'Neu', city: 'Bonn' }),
  ],
  [
    'a tenant moves and gets another phone',
    () => set('app_user', 'tara', { street: 'Neuer Weg 3', postcode: '53113', phone: '+34911234567' }),
  ],
  ['a request is completed', () => set('booking', stay + 1, { status: 'BOOKING_COMPLETED' })],
  [
    'a booking is no longer completed',
    () => set('booking', stay + 1, { status: 'BOOKING_CANCELED', cancel_reason: 'TENANT_DECLINED' }),
  ],
  [
    'something happens to a booking',
    () =>
      server.db
        .insertInto('booking_event')
        .values({ booking_id: stay, actor: 'TENANT', actor_id: 'tara', type: 'REQUESTED', at: NOW })
        .execute(),
  ],
  ['a review is hidden', () => set('review', 1, { status: 'HIDDEN', hidden_reason: 'Names a neighbour' })],
  ['an invoice is paid', () => set('invoice', 1, { status: 'CLOSED', paid_on: '2027-03-10' })],
  [
    'a flat is reported, and a request for help and an action are recorded',
    async () => {
      await givenContentReport(server.db, flat, { tenant: { id: 'tara' }, landlord: { id: 'otto' } } as never)
      await sql`INSERT INTO help_request (reference, topic, message, email, page_url, locale, user_id)
        VALUES ('H-1', 'OTHER', 'How?', 'tara@example.org', '/help', 'en', 'tara')`.execute(server.db)
      await server.send('POST', '/admin/api/user/paul/block', {
        as: ADMIN,
        body: { reason: 'Wrote adverts' },
      })
    },
  ],
  ['a flat is archived', () => set('flat', flat, { status: 'ARCHIVED' })],
  [
    'a booking is deleted',
    () =>
      server.db
        .deleteFrom('booking')
        .where('id', '=', stay + 1)
        .execute(),
  ],
  [
    'a draft is deleted',
    async () => {
      const draft = await givenFlat(server.db, { owner_id: 'paul', status: 'DRAFT' })
      await server.db.deleteFrom('flat').where('id', '=', draft).execute()
    },
  ],
  ['a person leaves', () => erasePerson(server.db, 'tara', null, NOW)],
]

test.each(CHANGES)(
  'the search index of the lists is up to date after this change: %s',
  async (_what, change) => {
    await change()

    const { stored, fresh } = await words()

    expect(fresh).not.toEqual([])
    expect(stored).toEqual(fresh)
  },
)

test('a row with the searched number comes first', async () => {
  const first = await givenFlat(server.db, { owner_id: 'paul', title_en: 'One flat' })
  await givenFlat(server.db, { owner_id: 'paul', title_en: `A flat of the year 19${first}4` })

  const { body } = await server.send('GET', `/admin/api/flats?q=${first}&sort=created&dir=asc`, { as: ADMIN })

  expect(body.items.map(({ title }: { title: string }) => title)).toEqual([
    'One flat',
    `A flat of the year 19${first}4`,
  ])
})
