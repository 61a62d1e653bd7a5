// proves 11.17
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { addDays, addHours, addSeconds } from '@domizil/domain'
import type { Services } from '../../composition/services.ts'
import { REMOVE_FILES } from '../storage/index.ts'
import { searchAlert } from '../../catalogue/saved-search/mails.ts'
import { orderMails } from '../mail/order-mails.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenInvoice } from '../../testing/given-invoice.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { givenSavedSearch } from '../../testing/given-saved-search.ts'
import { withPoisonedRow } from '../../testing/poison-row.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'
import { FETCHED_AT_ONCE } from '../../management/availability/sync-calendar.ts'
import { MORE } from './job-outcome.ts'
import { addJobs } from './job-repository.ts'

const GOOD = 10
/** More than are fetched at once. */
const GOOD_CALENDARS = FETCHED_AT_ONCE + 2
const EMPTY_CALENDAR = 'BEGIN:VCALENDAR\nEND:VCALENDAR'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer({ fetchCalendar: async () => EMPTY_CALENDAR })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
})

const numbersTo = (last: number) => Array.from({ length: last + 1 }, (_, number) => number)

/** Makes one thing that is bad, and those that are good, and gives back the keys, in the order in which they are due. */
async function several<Key>(make: (number: number) => Promise<Key>, good = GOOD): Promise<Key[]> {
  const keys: Key[] = []
  for (const number of numbersTo(good)) keys.push(await make(number))
  return keys
}

async function givenStay(change: Parameters<typeof givenBooking>[2] = {}): Promise<number> {
  return givenBooking(server.db, await givenFlat(server.db), change)
}

interface Timer {
  /** What is due, by key; the first is the poisoned one. */
  given: () => Promise<(string | number)[]>
  /** The row that a run writes. */
  row: { table: string; column: string; toValue?: (key: string | number) => string | number }
  run: (services: Services) => Promise<unknown>
  /** How many items have been processed. */
  countDone: () => Promise<number>
  /** How many are good, if not as many as of the others. */
  good?: number
}

const countWhere = async (
  table: 'booking' | 'review' | 'invoice' | 'app_user' | 'job',
  condition: object,
) => {
  const rows = await server.db
    .selectFrom(table)
    .select('id')
    .where((eb) => eb.and(condition))
    .execute()
  return rows.length
}
const countMails = () => countWhere('job', { kind: 'SEND_MAIL' })

const TIMERS: Record<string, Timer> = {
  ALERT_SAVED_SEARCHES: {
    given: async () => {
      await givenFlat(server.db, { published_at: addHours(NOW, -1) })
      return several(async (number) => {
        return givenSavedSearch(server.db, await givenUser(server.db, `tenant-${number}`))
      })
    },
    row: { table: 'saved_search', column: 'id' },
    run: ({ savedSearches }) => savedSearches.alertDue(),
    countDone: countMails,
  },
  END_EXPIRED_BOOKINGS: {
    given: () => several(() => givenStay({ status: 'REQUESTED', expires_at: addHours(NOW, -1) })),
    row: { table: 'booking', column: 'id' },
    run: ({ bookings }) => bookings.endExpired(),
    countDone: () => countWhere('booking', { status: 'BOOKING_CANCELED' }),
  },
  REMIND_OF_BOOKINGS: {
    given: () => several(() => givenStay({ status: 'REQUESTED', expires_at: addHours(NOW, 1) })),
    row: { table: 'booking', column: 'id' },
    run: ({ bookings }) => bookings.remind(),
    countDone: countMails,
  },
  TELL_OF_MESSAGES: {
    given: () =>
      several(async () => {
        const booking_id = await givenStay()
        await server.db
          .insertInto('booking_reader')
          .values({ booking_id, party: 'TENANT', waiting_since: addHours(NOW, -2) })
          .execute()
        return `${booking_id} TENANT`
      }),
    row: {
      table: 'booking_reader',
      column: 'booking_id',
      toValue: (key) => Number.parseInt(String(key), 10),
    },
    run: ({ messages }) => messages.notifyUnread(),
    countDone: countMails,
  },
  PUBLISH_REVIEWS: {
    given: () =>
      several(async () => {
        const flat_id = await givenFlat(server.db)
        const stay = {
          status: 'BOOKING_COMPLETED',
          start_date: '2026-12-01',
          end_date: '2027-01-31',
        } as const
        const { id } = await server.db
          .insertInto('review')
          .values({
            kind: 'FLAT',
            booking_id: await givenBooking(server.db, flat_id, stay),
            flat_id,
            tenant_id: 'tara',
            author_id: 'tara',
            ratings: JSON.stringify({ cleanliness: 5, accuracy: 5, communication: 5, location: 5, value: 5 }),
            text: 'A quiet place where one feels at home.',
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      }),
    row: { table: 'review', column: 'id' },
    run: ({ reviews }) => reviews.publishDue(),
    countDone: () => countWhere('review', { status: 'PUBLISHED' }),
  },
  MARK_OVERDUE_INVOICES: {
    given: async () => {
      await several(async () =>
        givenInvoice(server.db, {
          booking_id: await givenStay({ status: 'BOOKING_COMPLETED' }),
          due_on: '2027-03-01',
        }),
      )
      const invoices = await server.db.selectFrom('invoice').select('id').orderBy('id').execute()
      return invoices.map(({ id }) => id)
    },
    row: { table: 'invoice', column: 'id' },
    run: ({ invoices }) => invoices.markOverdue(),
    countDone: () => countWhere('invoice', { status: 'OVERDUE' }),
  },
  SYNC_CALENDARS: {
    given: () =>
      several(async () => {
        const flat_id = await givenFlat(server.db)
        const url = `https://bnb.example/${flat_id}.ics`
        const { id } = await server.db
          .insertInto('imported_calendar')
          .values({ flat_id, name: 'Bnb', url, next_sync_at: NOW })
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      }, GOOD_CALENDARS),
    good: GOOD_CALENDARS,
    row: { table: 'imported_calendar', column: 'id' },
    run: ({ calendars }) => calendars.syncDue(),
    countDone: async () => {
      const synced = server.db.selectFrom('imported_calendar').select('id').where('synced_at', 'is not', null)
      return (await synced.execute()).length
    },
  },
  ERASE_UNLOCKED_RECORDS: {
    given: () =>
      several(async (number) => {
        const id = `former-${String(number).padStart(2, '0')}`
        const left = { deleted_at: new Date('2018-05-01'), locked_until: '2026-12-31' }
        await server.db
          .insertInto('app_user')
          .values({ id, email: '', given_name: '', family_name: '', ...left })
          .execute()
        return id
      }),
    row: { table: 'app_user', column: 'id' },
    run: ({ accounts }) => accounts.eraseUnlocked(),
    countDone: () => countWhere('app_user', { locked_until: null }),
  },
  MAKE_REPORTS: {
    given: async () => {
      const id = await givenUser(server.db, 'first')
      await server.db
        .updateTable('app_user')
        .set({ created_at: addHours(NOW, -24 * (GOOD + 1)) })
        .where('id', '=', id)
        .execute()
      return numbersTo(GOOD).map((number) => addDays('2027-03-09', -number))
    },
    row: { table: 'daily_report', column: 'day' },
    run: ({ reports }) => reports.makeDue(),
    countDone: async () => (await server.db.selectFrom('daily_report').select('day').execute()).length,
  },
}

/** A run that has taken its time, on a busy machine, is followed by another. */
async function runToItsEnd(run: Timer['run']): Promise<void> {
  for (let result = await run(server.services); result === MORE; ) result = await run(server.services)
}

const failures = () =>
  server.db.selectFrom('failed_item').select(['kind', 'item', 'attempts', 'reason']).execute()

describe.each(Object.entries(TIMERS))('%s', (kind, { given, row, run, countDone, good = GOOD }) => {
  test('sets a row that cannot be written aside and processes the others', async () => {
    const [bad = ''] = await given()
    const poisoned = { ...row, value: row.toValue?.(bad) ?? bad }

    await withPoisonedRow(server.db, poisoned, () => runToItsEnd(run))

    expect(await countDone()).toBe(good)
    expect(await failures()).toEqual([
      { kind, item: String(bad), attempts: 1, reason: expect.stringContaining('22003') },
    ])
  })
})

test('a row that was set aside is retried after its delay, and removed from the list when it succeeds', async () => {
  const { given, row, run, countDone } = TIMERS['END_EXPIRED_BOOKINGS'] as Timer
  const [bad = ''] = await given()
  await withPoisonedRow(server.db, { ...row, value: bad }, () => run(server.services))

  server.clock.now = addSeconds(NOW, 29)
  await run(server.services)
  const tooEarly = await countDone()
  server.clock.now = addSeconds(NOW, 30)
  await run(server.services)

  expect(tooEarly).toBe(GOOD)
  expect(await countDone()).toBe(GOOD + 1)
  expect(await failures()).toEqual([])
})

test('each failure of a row doubles its delay', async () => {
  const { given, row, run } = TIMERS['MARK_OVERDUE_INVOICES'] as Timer
  const [bad = ''] = await given()

  await withPoisonedRow(server.db, { ...row, value: bad }, async () => {
    await run(server.services)
    server.clock.now = addSeconds(NOW, 30)
    await run(server.services)
  })

  expect(await server.db.selectFrom('failed_item').select(['attempts', 'retry_at']).execute()).toEqual([
    { attempts: 2, retry_at: addSeconds(NOW, 90) },
  ])
})

test('two runs at the same time process each row once', async () => {
  const { given, run } = TIMERS['ALERT_SAVED_SEARCHES'] as Timer
  await given()

  await Promise.all([run(server.services), run(server.services)])

  expect(await countMails()).toBe(GOOD + 1)
})

test('a mail that cannot be written does not delay the others', async () => {
  const orders = await several(async (number) =>
    searchAlert.order({
      to: await givenUser(server.db, `reader-${number}`),
      values: { place: 'Berlin', count: 1 },
    }),
  )
  await orderMails(server.db, orders, NOW)

  await withPoisonedRow(server.db, { table: 'mail', column: 'user_id', value: 'reader-0' }, server.runJobs)

  expect(await server.db.selectFrom('mail').select('id').execute()).toHaveLength(GOOD)
  expect(
    await server.db.selectFrom('job').select('attempts').where('last_error', 'is not', null).execute(),
  ).toEqual([{ attempts: 1 }])
})

test('a file that cannot be deleted does not delay the others', async () => {
  const keys = await several(async (number) => `documents/${number}.pdf`)
  for (const key of keys) await server.storage.put(key, Buffer.from('%PDF-'))
  await addJobs(server.db, REMOVE_FILES, [{ pictures: [], documents: ['../outside', ...keys.slice(1)] }], NOW)

  await server.runJobs()

  const left = await Promise.all(keys.map(async (key) => (await server.storage.get(key)) !== undefined))
  expect(left.filter(Boolean)).toHaveLength(1)
})
