// proves D6.3, D7.11
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { ALL_AMENITIES, HOUSE_RULES } from '@domizil/domain'
import { sql } from 'kysely'
import { brokenConstraint } from '../../foundation/kernel/index.ts'
import { givenBlocked, givenFlat } from '../../testing/given.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clear())

async function blockedOf(id: number): Promise<string | undefined> {
  const row = await server.db
    .selectFrom('flat_search')
    .select('blocked')
    .where('flat_id', '=', id)
    .executeTakeFirst()
  return row?.blocked
}

const constraintBrokenBy = (change: Promise<unknown>) => change.then(() => undefined, brokenConstraint)

describe('the search row of a flat is updated', () => {
  test('when its price, its place or its days change', async () => {
    const id = await givenFlat(server.db)
    await givenBlocked(server.db, id, '2027-05-01', '2027-05-31')

    await server.db
      .updateTable('flat')
      .set({ price_per_month: 999, latitude: 50, shift_metres: 0 })
      .where('id', '=', id)
      .execute()

    const row = await server.db.selectFrom('flat_search').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ price: 999, latitude: 50, blocked: '{[2027-05-01,2027-06-01)}' })
  })

  test('with the days that were blocked before it was listed', async () => {
    const id = await givenFlat(server.db, { status: 'DRAFT' })
    await givenBlocked(server.db, id, '2027-05-01', '2027-05-31')

    await server.db.updateTable('flat').set({ status: 'ACTIVE' }).where('id', '=', id).execute()

    expect(await blockedOf(id)).toBe('{[2027-05-01,2027-06-01)}')
  })

  test('with adjacent and overlapping blocks merged, and split again when one is removed', async () => {
    const id = await givenFlat(server.db)
    await givenBlocked(server.db, id, '2027-05-01', '2027-05-10')
    await givenBlocked(server.db, id, '2027-05-11', '2027-05-20')
    await givenBlocked(server.db, id, '2027-05-15', '2027-07-25', 'CALENDAR')
    const before = await blockedOf(id)

    await server.db.deleteFrom('blocked_period').where('source', '=', 'CALENDAR').execute()
    await givenBlocked(server.db, id, '2027-06-18', '2027-07-25', 'CALENDAR')

    expect([before, await blockedOf(id)]).toEqual([
      '{[2027-05-01,2027-07-26)}',
      '{[2027-05-01,2027-05-21),[2027-06-18,2027-07-26)}',
    ])
  })

  test('with gaps that are too short for a stay counted as blocked', async () => {
    const [narrow, wide] = [await givenFlat(server.db), await givenFlat(server.db)]
    for (const id of [narrow, wide]) await givenBlocked(server.db, id, '2027-05-01', '2027-05-10')
    await givenBlocked(server.db, narrow, '2027-06-07', '2027-06-20')
    await givenBlocked(server.db, wide, '2027-06-08', '2027-06-20')

    expect([await blockedOf(narrow), await blockedOf(wide)]).toEqual([
      '{[2027-05-01,2027-06-21)}',
      '{[2027-05-01,2027-05-11),[2027-06-08,2027-06-21)}',
    ])
  })

  test('for a calendar with a thousand ranges', async () => {
    const id = await givenFlat(server.db)

    await sql`
      INSERT INTO blocked_period (flat_id, blocked_from, blocked_to, source)
      SELECT ${id}::int, '2020-01-01'::date + 30 * i, '2020-01-01'::date + 30 * i, 'CALENDAR' FROM generate_series(1, 1000) AS i
    `.execute(server.db)

    expect((await blockedOf(id))?.split('),').length).toBe(120)
  })

  test('with a separate bit for every amenity and house rule', async () => {
    const codes = [...ALL_AMENITIES, ...HOUSE_RULES]
    const { rows } = await sql<{ count: number }>`
      SELECT bit_count(feature_bits(${codes}::text[]))::int AS count`.execute(server.db)

    expect(rows[0]?.count).toBe(codes.length)
  })

  test('with all blocks that are made at the same time', async () => {
    const id = await givenFlat(server.db)
    const block = (day: number) =>
      server.db.transaction().execute(async (trx) => {
        const date = `2027-05-${String(day).padStart(2, '0')}`
        await trx
          .insertInto('blocked_period')
          .values({ flat_id: id, blocked_from: date, blocked_to: date })
          .execute()
      })

    await Promise.all(Array.from({ length: 20 }, (_, index) => block(index + 1)))

    expect(await blockedOf(id)).toBe('{[2027-05-01,2027-05-21)}')
  })

  test('with a block that is made while the flat is being listed', async () => {
    const id = await givenFlat(server.db, { status: 'DRAFT' })

    await Promise.all([
      server.db.updateTable('flat').set({ status: 'ACTIVE' }).where('id', '=', id).execute(),
      givenBlocked(server.db, id, '2027-05-01', '2027-05-01'),
    ])

    expect(await blockedOf(id)).toBe('{[2027-05-01,2027-05-02)}')
  })
})

describe('two confirmed periods', () => {
  test('never overlap in one flat, not even by one day', async () => {
    const id = await givenFlat(server.db)
    await givenBlocked(server.db, id, '2027-05-01', '2027-05-31')

    const broken = await constraintBrokenBy(givenBlocked(server.db, id, '2027-05-31', '2027-06-30'))

    expect(broken).toBe('blocked_period_no_overlap')
  })

  test('can follow each other', async () => {
    const id = await givenFlat(server.db)
    await givenBlocked(server.db, id, '2027-05-01', '2027-05-31')

    await givenBlocked(server.db, id, '2027-06-01', '2027-06-30')

    expect(await blockedOf(id)).toBe('{[2027-05-01,2027-07-01)}')
  })

  test('can have the same days in two different flats', async () => {
    for (let count = 0; count < 2; count += 1) {
      await givenBlocked(server.db, await givenFlat(server.db), '2027-05-01', '2027-05-31')
    }

    expect(await server.db.selectFrom('blocked_period').selectAll().execute()).toHaveLength(2)
  })

  test('are never both stored when twenty equal ones are made at once', async () => {
    const id = await givenFlat(server.db)

    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        constraintBrokenBy(givenBlocked(server.db, id, '2027-05-01', '2027-05-31')),
      ),
    )

    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1)
    expect(new Set(outcomes)).toEqual(new Set([undefined, 'blocked_period_no_overlap']))
  })
})

describe('the database', () => {
  test('refuses a second open request of a tenant for a flat, but not one after the first has ended', async () => {
    const id = await givenFlat(server.db)
    const first = await givenBooking(server.db, id)

    const broken = await constraintBrokenBy(givenBooking(server.db, id))
    await server.db
      .updateTable('booking')
      .set({ status: 'BOOKING_CANCELED', cancel_reason: 'EXPIRED' })
      .where('id', '=', first)
      .execute()

    expect(broken).toBe('booking_one_open_per_flat_idx')
    expect(await givenBooking(server.db, id)).toBeGreaterThan(first)
  })

  test('refuses to list a flat that lacks a required field', async () => {
    const broken = await constraintBrokenBy(givenFlat(server.db, { price_per_month: null }))

    expect(broken).toBe('flat_active_is_complete')
  })

  test('refuses a cancelled booking without a reason', async () => {
    const id = await givenFlat(server.db)

    expect(await constraintBrokenBy(givenBooking(server.db, id, { status: 'BOOKING_CANCELED' }))).toBe(
      'booking_cancel_has_reason',
    )
  })
})
