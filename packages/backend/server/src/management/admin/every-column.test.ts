// proves 3.28, 13.3, D7.6, 21.1
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as contract from '@domizil/api'
import { columnsWith } from '@domizil/api'
import { adminCalls } from '@domizil/api/schemas'
import type { AdminListName } from '@domizil/domain'
import { sql } from 'kysely'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenInvoice } from '../../testing/given-invoice.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { givenReview } from '../privacy/testing/given-traces.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'
import { columnsOfFile } from './admin-list.ts'

const ADMIN = { id: 'root', isAdmin: true }
interface Shape {
  type?: string
  enum?: string[]
  items?: Shape
  properties?: Record<string, Shape>
}

const CALLS: Record<AdminListName, object> = {
  flats: adminCalls.listAdminFlats,
  bookings: adminCalls.listAdminBookings,
  users: adminCalls.listAdminUsers,
  invoices: adminCalls.listAdminInvoices,
  flatReviews: adminCalls.listAdminFlatReviews,
  tenantReviews: adminCalls.listAdminTenantReviews,
  searches: adminCalls.listSearches,
  demand: adminCalls.listDemand,
  helpRequests: adminCalls.listHelpRequests,
  reports: adminCalls.listAdminReports,
  mails: adminCalls.listMails,
  audit: adminCalls.listAuditEntries,
}
const NAMES = Object.keys(CALLS) as AdminListName[]

type Row = Record<string, unknown>

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
  for (const id of ['root', 'otto', 'tara', 'paul']) await givenUser(server.db, id)
  await givenTwoOfEach()
})
afterAll(() => server.close())

/** At least two rows in every list, as different as they can be. */
async function givenTwoOfEach(): Promise<void> {
  const first = await givenFlat(server.db, { owner_id: 'otto', quality: 10 })
  const second = await givenFlat(server.db, {
    owner_id: 'paul',
    title_en: 'A second flat',
    city: 'Aachen',
    type: 'LOFT',
    size: 20,
    price_per_month: 700,
    deposit: 100,
    status: 'INACTIVE',
    published_at: new Date('2027-02-01'),
    created_at: new Date('2027-01-01'),
  })
  const over = { start_date: '2027-01-10', end_date: '2027-03-09' }
  const stay = await givenBooking(server.db, first, { status: 'BOOKING_COMPLETED', ...over, total_rent: 900 })
  const other = await givenBooking(server.db, second, {
    status: 'BOOKING_COMPLETED',
    contract_type: 'OWN_CONTRACT',
    expires_at: NOW,
  })
  for (const kind of ['FLAT', 'TENANT'] as const) {
    await givenReview(server.db, stay, { kind, author_id: 'tara' })
    await givenReview(server.db, other, { kind, author_id: 'otto' })
  }
  await givenInvoice(server.db, { booking_id: stay })
  await givenInvoice(server.db, {
    booking_id: other,
    recipient_name: 'Paul',
    issued_on: '2027-02-01',
    due_on: '2027-04-01',
    paid_on: '2027-02-02',
    status: 'CLOSED',
    net_cents: 100,
    vat_cents: 19,
    gross_cents: 119,
  })
  for (const [language, term] of [
    ['de', 'Berlin'],
    ['en', 'Nowhere'],
  ] as const)
    await server.send('GET', `/flat/search/${term}`, { headers: { 'accept-language': language } })
  for (const [topic, locale] of [
    ['OTHER', 'en'],
    ['BOOKING', 'es'],
  ])
    await server.send('PUT', '/user/needhelp', {
      body: {
        topic,
        locale,
        message: 'Where is my answer?',
        email: `${topic}@example.org`,
        pageUrl: '/help',
        acceptPrivacy: true,
      },
    })
  for (const [person, city, months] of [
    ['tara', 'Berlin', 3],
    ['otto', 'Berlin', 2],
    ['paul', 'Aachen', 1],
  ] as const)
    await server.send('PUT', '/user/api/noFlatFoundRequest', {
      as: { id: person },
      body: {
        city,
        months,
        priceMax: months * 500,
        bedroomsMin: months,
        hasPets: false,
        message: `For ${months} months`,
        locale: 'en',
        alert: 'NONE',
      },
    })
  const asked = await server.db.selectFrom('help_request').select('id').executeTakeFirstOrThrow()
  await server.send('POST', `/admin/api/helpRequest/${asked.id}/close`, { as: ADMIN })
  await server.send('POST', '/admin/api/user/paul/block', { as: ADMIN, body: { reason: 'Asked for money' } })
  for (const [target, ground, id] of [
    ['FLAT', 'FRAUD', first],
    ['LANDLORD', 'OTHER', first],
    ['FLAT', 'OFFENSIVE', second],
  ] as const)
    await server.send('PUT', '/user/report', {
      as: { id: 'tara' },
      body: { target, ground, id, message: 'Not as it says.', inGoodFaith: true, locale: 'en' },
    })
  for (const { id, decision } of await server.db
    .selectFrom('content_report')
    .select(['id', sql<string>`CASE subject WHEN 'FLAT' THEN 'CHANGED' ELSE 'KEPT' END`.as('decision')])
    .orderBy('id')
    .limit(2)
    .execute())
    await server.send('POST', `/admin/api/report/${id}/decide`, {
      as: ADMIN,
      body: { decision, reason: 'All is right' },
    })
  await givenMails()
  await server.send('PUT', `/flat/api/updateStatus/${first}?flatStatus=REJECTED`, {
    as: ADMIN,
    body: { reason: 'Another flat' },
  })
}

async function givenMails(): Promise<void> {
  for (const [at, ended] of [
    {},
    { failed_at: NOW, last_error: 'No such mailbox' },
    { done_at: NOW },
  ].entries()) {
    const created_at = new Date(Number(NOW) + at * 1000)
    const { id } = await server.db
      .insertInto('job')
      .values({ kind: 'SEND_MAIL', run_at: new Date('2099-01-01'), created_at, ...ended })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [offset, sent_at] of [null, NOW].entries())
      await server.db
        .insertInto('mail')
        .values({
          job_id: offset === 0 ? id : -id,
          kind: `KIND_${at}`,
          to_address: `mail-${at}@example.org`,
          locale: at === 0 ? 'de' : 'es',
          subject: `Subject ${at}`,
          created_at,
          sent_at,
        })
        .execute()
  }
}

async function list(name: AdminListName, query = ''): Promise<{ status: number; items: Row[] }> {
  const { status, body } = await server.send('GET', `/admin/api/${name}?size=100&${query}`, { as: ADMIN })
  return { status, items: body.items }
}

const shapeOf = (name: AdminListName) => {
  const { query, response } = JSON.parse(JSON.stringify(CALLS[name])) as Record<'query' | 'response', Shape>
  return { query: query.properties ?? {}, row: response.properties?.['items']?.items?.properties ?? {} }
}

/** The other reports of the same content are rows of the file themselves; their languages are for who writes a decision. */
const NOT_IN_FILES = ['talk', 'reporterLocales', 'sameContent']

test.each(NAMES)('the file of the list %s has every field of its rows', (name) => {
  const fields = Object.keys(shapeOf(name).row).filter((field) => !NOT_IN_FILES.includes(field))
  expect(columnsOfFile(name).toSorted()).toEqual(fields.toSorted())
})

test.each(
  NAMES.flatMap((name) =>
    columnsWith(contract.ADMIN_LISTS[name], 'sorted').map((column) => [name, column] as const),
  ),
)('the list %s can be sorted by %s, both ways', async (name, column) => {
  const up = await list(name, `sort=${column}&dir=asc`)
  const down = await list(name, `sort=${column}&dir=desc`)

  expect([up.status, down.status, up.items.length > 1]).toEqual([200, 200, true])
  const valuesOf = (items: Row[]) => items.map((row) => row[column]).filter((value) => value !== null)
  expect(valuesOf(down.items)).toEqual(valuesOf(up.items).toReversed())
  const known = valuesOf(up.items).filter((value) => typeof value === 'number')
  expect(known).toEqual(known.toSorted((one, other) => one - other))
})

test.each(
  NAMES.flatMap((name) =>
    Object.entries(shapeOf(name).query).flatMap(([filter, { items }]) =>
      items?.enum ? [[name, filter, items.enum] as const] : [],
    ),
  ),
)('the list %s can be filtered by %s, code by code', async (name, filter, codes) => {
  const { items: all } = await list(name)

  for (const code of codes) {
    const { items } = await list(name, `${filter}=${code}`)
    expect(items.map(({ id }) => id)).toEqual(all.filter((row) => row[filter] === code).map(({ id }) => id))
  }
})

test.each([
  ['users', 'commercial'],
  ['users', 'verified'],
] as const)('the list %s can be filtered by %s, yes or no', async (name, filter) => {
  const { items: all } = await list(name)

  for (const answer of [true, false]) {
    const { items } = await list(name, `${filter}=${answer}`)
    expect(items.length).toBe(all.filter((row) => row[filter] === answer).length)
  }
})
