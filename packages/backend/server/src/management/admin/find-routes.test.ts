// proves 21.17, 21.45, 21.46, 21.47, 21.50, 21.51
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenContentReport } from '../../testing/given-content-report.ts'
import { givenCreditedInvoice, givenInvoice } from '../../testing/given-invoice.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { givenReview } from '../privacy/testing/given-traces.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { BELONGINGS, type Section } from './belongings.ts'

const ADMIN = { id: 'root', isAdmin: true }
let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  for (const id of ['root', 'otto', 'tara']) await givenUser(server.db, id)
  await called('otto', 'Otto', 'Öhler')
  await called('tara', 'Tara', 'Lind')
})

const called = (id: string, given: string, family: string) =>
  server.db
    .updateTable('app_user')
    .set({ given_name: given, family_name: family })
    .where('id', '=', id)
    .execute()

async function givenEverything() {
  const flat = await givenFlat(server.db, { owner_id: 'otto', title_en: 'Loft by the canal' })
  const booking = await givenBooking(server.db, flat, { tenant_id: 'tara', status: 'BOOKING_COMPLETED' })
  await givenInvoice(server.db, { booking_id: booking, recipient_id: 'otto', recipient_name: 'Otto Öhler' })
  await givenContentReport(server.db, flat, { tenant: { id: 'tara' }, landlord: { id: 'otto' } } as never)
  await server.db
    .insertInto('help_request')
    .values({
      reference: 'H-2027-1',
      topic: 'BOOKING',
      message: 'Where is my contract?',
      email: 'tara@example.org',
      name: 'Tara Lind',
      page_url: '/help',
      locale: 'en',
      user_id: 'tara',
    })
    .execute()
  return { flat, booking }
}

const find = async (q: string) => {
  const { body } = await server.send('GET', `/admin/api/find?q=${encodeURIComponent(q)}`, { as: ADMIN })
  return (body as { kind: string; name: string }[]).map(({ kind, name }) => `${kind} ${name}`)
}
const person = (id: string) => server.send('GET', `/admin/api/user/${id}`, { as: ADMIN })

test('one search finds people, flats, bookings, invoices, requests and reports by name, mail, number, title', async () => {
  const { flat, booking } = await givenEverything()

  expect(await find('OHLER')).toEqual([
    'USER Otto Öhler',
    'FLAT Loft by the canal',
    'BOOKING Loft by the canal',
    `INVOICE RE-2027-${booking}`,
    `REPORT R-${flat}-OPEN`,
  ])
  expect(await find('tara@example')).toEqual([
    'USER Tara Lind',
    'HELP_REQUEST H-2027-1',
    `REPORT R-${flat}-OPEN`,
  ])
  expect(await find('h-2027-1')).toEqual(['HELP_REQUEST H-2027-1'])
  expect(await find('canal loft')).toContain('FLAT Loft by the canal')
  expect(await find('canal castle')).toEqual([])
  expect(await find('nothing like it')).toEqual([])
})

test.each([
  ['its number', ''],
  ['the reference of a payment', '-2'],
])('a booking is found by %s, as its contract writes it', async (_, payment) => {
  const { booking } = await givenEverything()

  const found = await find(`b-${String(booking).padStart(6, '0')}${payment}`)

  expect(found).toContain('BOOKING Loft by the canal')
})

test.each(['100%', 'a_b', String.raw`a\b`])('%s in a search is not a pattern', async (title) => {
  await givenFlat(server.db, { owner_id: 'otto', title_en: `Flat ${title} here` })
  await givenFlat(server.db, { owner_id: 'otto', title_en: 'Flat 1000 axb ab here' })

  expect(await find(title)).toEqual([`FLAT Flat ${title} here`])
})

test('an object with the searched number comes before others that contain it, at most five of a kind', async () => {
  const flats: number[] = []
  for (let count = 0; count < 12; count += 1) flats.push(await givenFlat(server.db, { title_en: 'Flat 1' }))
  const { body } = await server.send('GET', `/admin/api/find?q=${flats[0]}`, { as: ADMIN })

  expect((body as { id: string }[])[0]?.id).toBe(String(flats[0]))
  expect(await find('flat')).toHaveLength(5)
})

test('an object with the searched number comes first, and nobody is found by part of a hidden id', async () => {
  const { booking } = await givenEverything()
  await givenUser(server.db, `person-${booking}-x`)
  await server.db
    .updateTable('app_user')
    .set({ email: 'xaver@example.org', given_name: 'Xaver' })
    .where('id', 'like', 'person-%')
    .execute()

  const [first, ...others] = await find(`B-${String(booking).padStart(6, '0')}`)

  expect(first).toBe('BOOKING Loft by the canal')
  expect(others.filter((one) => one.startsWith('USER'))).toEqual([])
})

test.each([
  ['an address', 'weg 10119 tara'],
  ['a phone number as it is stored', '+493012345678'],
  ['a phone number as it is shown', '+49 30 12345678'],
  ['a phone number as it is dialled', '030 / 123-45678'],
  ['a phone number as it is printed', '+49 (0)30 12345678'],
  ['a company', 'lind & söhne'],
  ['the whole of an id', 'tara-7f3a9c2e'],
])('a person is found by %s', async (_, q) => {
  await givenUser(server.db, 'tara-7f3a9c2e')
  await server.db
    .updateTable('app_user')
    .set({
      given_name: 'Tara',
      family_name: 'Grün',
      email: 'green@example.org',
      company_name: 'Lind & Söhne',
    })
    .where('id', '=', 'tara-7f3a9c2e')
    .execute()

  expect(await find(q)).toContain('USER Tara Grün')
})

test('a person with the searched name is found among many whose hidden id contains it', async () => {
  await called('tara', 'Tara', 'Abc')
  for (let count = 0; count < 30; count += 1) await givenUser(server.db, `x-abc-${count}`)
  await server.db
    .updateTable('app_user')
    .set({ given_name: 'Xaver', email: 'x@example.org' })
    .where('id', 'like', 'x-abc-%')
    .execute()

  expect(await find('abc')).toEqual(['USER Tara Abc'])
})

test('an invoice is found by the number of its credit note', async () => {
  const booking = await givenBooking(server.db, await givenFlat(server.db), { status: 'BOOKING_COMPLETED' })
  await givenCreditedInvoice(server.db, booking, 'otto')

  expect(await find(`gs-2027-${booking}`)).toEqual([`INVOICE RE-2027-${booking}`])
})

test('a person is shown with all of their objects, each kind with its number', async () => {
  const { flat, booking } = await givenEverything()

  const [tenant, landlord] = [(await person('tara')).body, (await person('otto')).body]

  expect(tenant).toMatchObject({
    person: { name: 'Tara Lind', email: 'tara@example.org' },
    phone: '+49 30 12345678',
    address: 'Weg 1, 10119 Berlin, Germany',
    requests: { total: 1, items: [{ id: booking, flat: 'Loft by the canal' }] },
    lettings: { total: 0, items: [] },
    help: { total: 1, items: [{ reference: 'H-2027-1' }] },
    reportsBy: { total: 1, items: [{ reference: `R-${flat}-OPEN` }] },
    reportsAbout: { total: 0, items: [] },
  })
  expect(landlord).toMatchObject({
    flats: { total: 1, items: [{ id: flat }] },
    lettings: { total: 1, items: [{ id: booking, tenant: 'Tara Lind' }] },
    invoices: { total: 1, items: [{ number: `RE-2027-${booking}` }] },
    reportsAbout: { total: 1 },
    audit: { total: 0 },
  })
})

test('reviews by and about a person are separate, and of many flats the newest five are shown', async () => {
  const { flat, booking } = await givenEverything()
  for (let count = 0; count < 6; count += 1) await givenFlat(server.db, { owner_id: 'otto' })
  const common = { booking_id: booking, flat_id: flat, tenant_id: 'tara', status: 'PUBLISHED' as const }
  const ratings = JSON.stringify({ communication: 4, care: 4, rules: 4 })
  await server.db
    .insertInto('review')
    .values([
      { ...common, kind: 'FLAT', author_id: 'tara', ratings, text: 'Quiet and bright.' },
      { ...common, kind: 'TENANT', author_id: 'otto', ratings, text: 'Left it tidy.' },
    ])
    .execute()

  const [tenant, landlord] = [(await person('tara')).body, (await person('otto')).body]

  expect([tenant.reviewsBy.items[0].text, tenant.reviewsAbout.items[0].text]).toEqual([
    'Quiet and bright.',
    'Left it tidy.',
  ])
  expect([landlord.reviewsBy.items[0].text, landlord.reviewsAbout.items[0].text]).toEqual([
    'Left it tidy.',
    'Quiet and bright.',
  ])
  expect([landlord.flats.total, landlord.flats.items.length]).toEqual([7, 5])
})

test('reviews of both kinds about one person are shown together, the newest first', async () => {
  const { booking } = await givenEverything()
  await givenUser(server.db, 'paul')
  const stay = await givenBooking(server.db, await givenFlat(server.db, { owner_id: 'paul' }), {
    tenant_id: 'otto',
    status: 'BOOKING_COMPLETED',
  })
  await givenReview(server.db, booking, { kind: 'FLAT', author_id: 'tara' })
  await givenReview(server.db, stay, { kind: 'TENANT', author_id: 'paul' })

  const { reviewsAbout } = (await person('otto')).body

  expect(reviewsAbout.total).toBe(2)
  expect(reviewsAbout.items.map(({ booking: of }: { booking: number }) => of)).toEqual([stay, booking])
})

test.each(Object.keys(BELONGINGS) as Section[])(
  'the query for a person’s %s uses an index',
  async (section) => {
    const plan = await server.db.transaction().execute(async (transaction) => {
      await sql`SET LOCAL enable_seqscan = off`.execute(transaction)
      return sql`EXPLAIN SELECT id FROM ${BELONGINGS[section]('otto')}`.execute(transaction)
    })

    expect(JSON.stringify(plan.rows)).toContain('Index Cond')
    expect(JSON.stringify(plan.rows)).not.toMatch(/Seq Scan|Filter: [^"]*SubPlan/)
  },
)

test('lists can be filtered to one person, without namesakes and the other party', async () => {
  const { flat, booking } = await givenEverything()
  await givenUser(server.db, 'paul')
  await called('paul', 'Otto', 'Öhler')
  const other = await givenFlat(server.db, { owner_id: 'paul' })
  const stay = await givenBooking(server.db, other, { tenant_id: 'otto', status: 'BOOKING_COMPLETED' })
  await givenInvoice(server.db, { booking_id: stay, recipient_id: 'paul', recipient_name: 'Otto Öhler' })
  await givenReview(server.db, booking, { kind: 'FLAT', author_id: 'tara' })
  const idsIn = async (list: string) => {
    const { body } = await server.send('GET', `/admin/api/${list}`, { as: ADMIN })
    return (body.items as { id: number }[]).map(({ id }) => id)
  }

  expect(await idsIn('flats?ownerId=otto')).toEqual([flat])
  expect(await idsIn('bookings?tenantId=otto')).toEqual([stay])
  expect(await idsIn('bookings?landlordId=otto')).toEqual([booking])
  expect(await idsIn('invoices?recipientId=otto')).toHaveLength(1)
  expect(await idsIn('helpRequests?userId=tara')).toHaveLength(1)
  expect(await idsIn('helpRequests?userId=otto')).toEqual([])
  expect(await idsIn('flatReviews?authorId=tara')).toHaveLength(1)
  expect(await idsIn('flatReviews?aboutId=otto')).toHaveLength(1)
  expect(await idsIn('flatReviews?aboutId=paul')).toEqual([])
  expect(await idsIn('tenantReviews?authorId=tara')).toEqual([])
  expect(await idsIn('reports?reporterId=tara')).toHaveLength(1)
  expect(await idsIn('reports?reporterId=otto')).toEqual([])
})

test('a deleted account is not found', async () => {
  const { status } = await server.send('DELETE', '/user/api/account', { as: { id: 'tara' } })

  expect(status).toBeLessThan(300)
  expect(await person('tara')).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } })
  expect(await find('tara')).toEqual([])
})
