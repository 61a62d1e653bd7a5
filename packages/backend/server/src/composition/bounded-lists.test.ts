import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { TORSTRASSE } from '../testing/flat-bodies.ts'
import { givenBooking } from '../testing/given-booking.ts'
import { givenFlat, givenUser } from '../testing/given.ts'
import { givenInvoice } from '../testing/given-invoice.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

const OTTO = { id: 'otto' }
const TARA = { id: 'tara' }
let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  for (const id of ['otto', 'tara']) await givenUser(server.db, id)
})

const list = async (url: string, as: { id: string }) => (await server.send('GET', url, { as })).body
const idsOf = (items: { id: number }[]) => items.map(({ id }) => id)

/** Copies a row so often; what differs is set by the expression for each column, which may name the number `i`. */
async function copy(table: string, id: number, times: number, change: Record<string, string>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_name = ${table} AND column_name <> 'id' AND is_generated = 'NEVER'`.execute(server.db)
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => change[name] ?? `${table}.${name}`)

  await sql`
    INSERT INTO ${sql.raw(table)} (${sql.raw(names.join())})
    SELECT ${sql.raw(values.join())} FROM ${sql.raw(table)}, generate_series(1, ${times}::integer) AS i
    WHERE ${sql.raw(table)}.id = ${id}`.execute(server.db)
}

test('a landlord can have two hundred flats at most, also at the same time, not counting archived ones', async () => {
  const first = await givenFlat(server.db, { status: 'DRAFT' })
  await copy('flat', first, 198, {})
  await givenFlat(server.db, { status: 'ARCHIVED' })
  const create = (locale = 'en') =>
    server.send('PUT', '/flat/api/create', {
      as: OTTO,
      body: { address: TORSTRASSE },
      headers: { 'accept-language': locale },
    })

  const statuses = (await Promise.all([create(), create()])).map(({ status }) => status)

  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(await list('/user/api/flat/list', OTTO)).toHaveLength(200)
  const sentences = await Promise.all(
    ['en', 'de', 'es'].map(async (locale) => (await create(locale)).body.error),
  )
  expect(sentences).toEqual([
    expect.stringContaining('You have 200 flats'),
    expect.stringContaining('200 Wohnungen'),
    expect.stringContaining('Tiene 200 pisos'),
  ])
})

test('a user can mark two hundred favourites at most, also at the same time, not counting one twice', async () => {
  const first = await givenFlat(server.db)
  await copy('flat', first, 200, {})
  await sql`INSERT INTO favourite (user_id, flat_id) SELECT 'tara', id FROM flat ORDER BY id LIMIT 199`.execute(
    server.db,
  )
  const rest = await server.db.selectFrom('flat').select('id').orderBy('id').offset(199).execute()
  const mark = (id: number) => server.send('PUT', `/user/api/favorite/add?flatId=${id}`, { as: TARA })

  const replies = await Promise.all(rest.map(({ id }) => mark(id)))

  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'TOO_MANY_FAVOURITES',
    error: 'You have 200 favourites. Remove one first.',
  })
  expect((await mark(first)).status).toBe(200)
  expect(await list('/user/api/favorite/list', TARA)).toHaveLength(200)
})

test('both parties see the last two hundred cancelled bookings, and all others', async () => {
  const flatId = await givenFlat(server.db)
  const at = (day: string) => new Date(`2026-01-${day}T12:00:00Z`)
  const completed = await givenBooking(server.db, flatId, {
    status: 'BOOKING_COMPLETED',
    created_at: at('01'),
  })
  const canceled = { status: 'BOOKING_CANCELED', cancel_reason: 'EXPIRED' } as const
  const oldest = await givenBooking(server.db, flatId, { ...canceled, created_at: at('02') })
  const older = await givenBooking(server.db, flatId, { ...canceled, created_at: at('03') })
  await copy('booking', older, 199, { created_at: "'2026-01-04'" })
  // Those of others push nothing out.
  const other = await givenFlat(server.db, { owner_id: 'paul' })
  const foreign = await givenBooking(server.db, other, { ...canceled, tenant_id: 'anna' })
  await copy('booking', foreign, 5, {})

  const lists = [
    await list('/booking/api/tenant/list', TARA),
    await list(`/booking/api/flat/${flatId}/list`, OTTO),
  ]

  for (const ids of lists.map(idsOf)) {
    expect(ids).toHaveLength(201)
    expect([ids[0], ids.at(-1)]).toEqual([completed, older])
    expect(ids).not.toContain(oldest)
  }
})

test('the last two hundred reviews of a flat are listed, and all are counted', async () => {
  const flatId = await givenFlat(server.db)
  const booking = await givenBooking(server.db, flatId, { status: 'BOOKING_COMPLETED' })
  await copy('booking', booking, 200, {})
  await sql`
    INSERT INTO review (kind, booking_id, flat_id, tenant_id, author_id, ratings, text, status, published_at)
    SELECT 'FLAT', id, flat_id, tenant_id, tenant_id,
      '{"cleanliness":5,"accuracy":5,"communication":5,"location":5,"value":5}',
      'A very quiet and pleasant flat.', 'PUBLISHED', '2027-01-01'::timestamptz + make_interval(mins => id)
    FROM booking`.execute(server.db)
  const newest = await server.db.selectFrom('review').select('id').orderBy('id', 'desc').limit(200).execute()

  const { count, items } = await list(`/flat/${flatId}/reviews`, TARA)

  expect([count, idsOf(items)]).toEqual([201, idsOf(newest)])
})

test('the last thousand invoices are listed, and every open one, however many were paid since', async () => {
  const flatId = await givenFlat(server.db)
  const open = await givenBooking(server.db, flatId, { status: 'BOOKING_COMPLETED' })
  await copy('booking', open, 1000, {})
  const [first, ...others] = idsOf(await server.db.selectFrom('booking').select('id').orderBy('id').execute())
  await givenInvoice(server.db, { booking_id: first ?? 0 })
  const { id: openId } = await server.db.selectFrom('invoice').select('id').executeTakeFirstOrThrow()
  await copy('invoice', openId, others.length, {
    booking_id: `${open} + i`,
    number: "'RE-2026-' || i",
    status: "'CLOSED'",
    paid_on: "'2027-03-02'",
  })

  const all = await list('/booking/api/invoice/list', OTTO)
  const stillOpen = await list('/booking/api/invoice/list?filter=OPEN', OTTO)

  expect(all).toHaveLength(1000)
  expect(idsOf(all)).not.toContain(openId)
  expect(idsOf(stillOpen)).toEqual([openId])
})

test('a day can be blocked only once, so a flat has no more blocks than five years have days', async () => {
  const flatId = await givenFlat(server.db)
  const block = (blockedFrom: string, blockedTo: string) =>
    server.send('PUT', `/flat/api/blockedPeriod/create/${flatId}`, {
      as: OTTO,
      body: { blockedFrom, blockedTo },
    })
  // A day each, on every other day of the five years to come.
  await sql`
    INSERT INTO blocked_period (flat_id, blocked_from, blocked_to)
    SELECT ${flatId}, day, day FROM (
      SELECT '2027-03-11'::date + 2 * i AS day FROM generate_series(0, 912) AS i
    ) AS days`.execute(server.db)

  const replies = [await block('2027-03-11', '2027-03-12'), await block('2032-03-10', '2032-03-11')]

  expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'BLOCKED_PERIOD_OVERLAPS'],
    [422, 'BLOCKED_PERIOD_INVALID'],
  ])
  const { blockedPeriodList } = await list(`/flat/api/blockedPeriod/list/${flatId}`, OTTO)
  expect(blockedPeriodList).toHaveLength(913)
})
