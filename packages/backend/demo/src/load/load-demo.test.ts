// proves 18.20, 22.9
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { addDays, MIN_IMAGE_SIDE } from '@domizil/domain'
import { ANONYMOUS, type User } from '@domizil/server'
import sharp from 'sharp'
import { demoPlan } from '../plan/demo-plan.ts'
import type { DemoPlan } from '../plan/planned.ts'
import { DEMO_SIGN_INS, demoPeople, type Person } from '../people/people.ts'
import { type Marketplace, openMarketplace } from '../testing/open-marketplace.ts'
import { type DemoOptions, openDemo } from './load-demo.ts'
import type { PictureCache } from './picture-cache.ts'
import { ROOMS } from '../pictures/variants.ts'

/** The flats of the sign-in landlord, and one more. */
const LIMIT = 10
const TABLES = [
  'identity_account',
  'app_user',
  'flat',
  'flat_image',
  'booking',
  'booking_event',
  'booking_message',
  'booking_reader',
  'favourite',
  'help_request',
  'invoice',
  'review',
  'search_log',
]
const log = { info: () => {} }
/** Of one colour each: to develop and to derive those of the demo takes longer than all the rest. */
const pictures: PictureCache = ({ room, palette, look }) => {
  const background = { r: 60 * ROOMS.indexOf(room), g: 60 * palette, b: 20 * look }
  const size = { width: MIN_IMAGE_SIDE, height: MIN_IMAGE_SIDE / 4 }
  return sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer()
}
let loaded: Marketplace
/** Its demo is begun by the first test that needs it, and stopped and taken up again by others. */
let interrupted: Marketplace
/** What is loaded. */
let plan: DemoPlan

beforeAll(async () => {
  loaded = await openMarketplace()
  interrupted = await openMarketplace({ storage: loaded.storageFolder })
  await loadDemo({ ...loaded, log, limit: LIMIT })
  const { rows } = await loaded.pool.query<{ day: string }>(
    "SELECT to_char(began_at, 'YYYY-MM-DD') AS day FROM demo_load",
  )
  plan = demoPlan(rows[0]?.day ?? '', LIMIT)
})
afterAll(async () => {
  await interrupted.close()
  await loaded.close()
})

async function loadDemo(options: DemoOptions): Promise<void> {
  await (await openDemo({ pictures, ...options })).load()
}

async function userOf({ email, firstName, lastName, role }: Person): Promise<User> {
  const account = { email, firstName, lastName, password: 'is there already', locale: 'en' } as const
  const { id } = await loaded.accounts.ensure({ ...account, emailVerified: true })
  return { id, email, givenName: firstName, familyName: lastName, isAdmin: role === 'ADMIN' }
}

async function countsIn({ pool }: Marketplace): Promise<Record<string, number>> {
  const counted = await Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await pool.query(`SELECT count(*)::int AS count FROM ${table}`)
      return [table, rows[0].count] as const
    }),
  )
  return Object.fromEntries(counted)
}

test('the demo landlord finds flats in several statuses, with pictures and open requests', async () => {
  const landlord = await userOf(DEMO_SIGN_INS.landlord)

  const flats = await loaded.server.services.flatEditing.listOwn(landlord)

  expect(new Set(flats.map(({ status }) => status))).toEqual(
    new Set(['ACTIVE', 'INACTIVE', 'IN_REVIEW', 'REJECTED', 'DRAFT']),
  )
  for (const { status, images } of flats) {
    expect(images.length).toBeGreaterThanOrEqual(status === 'DRAFT' ? 2 : 5)
    expect(images.filter(({ mainImage }) => mainImage)).toHaveLength(1)
  }
  expect(flats.reduce((sum, { openRequestCount }) => sum + openRequestCount, 0)).toBeGreaterThanOrEqual(3)
})

test('demo flats are found by their district', async () => {
  const { rows } = await loaded.pool.query<{ district: string | null }>(
    `SELECT district FROM flat WHERE status = 'ACTIVE'`,
  )
  const district = rows[0]?.district ?? ''

  const found = await loaded.server.services.search.byTerm(ANONYMOUS, district)

  expect(rows.filter((row) => row.district === null)).toEqual([])
  expect(found.map((flat) => flat.district)).toContain(district)
})

test('tenants have written to the demo landlord', async () => {
  const landlord = await userOf(DEMO_SIGN_INS.landlord)
  const { bookingLists, flatEditing } = loaded.server.services
  const flats = await flatEditing.listOwn(landlord)

  const requests = await Promise.all(flats.map(({ id }) => bookingLists.listOfFlat(landlord, id)))

  expect(requests.flat().reduce((sum, { unreadMessages }) => sum + unreadMessages, 0)).toBeGreaterThan(0)
})

test('payments are marked on their due days, not on the day on which the demo is loaded', async () => {
  const { rows: marks } = await loaded.pool.query<{ due_on: string; paid: string }>(
    `SELECT due_on::text, (paid_at AT TIME ZONE 'UTC')::date::text AS paid
     FROM booking_payment WHERE received_at IS NOT NULL`,
  )

  expect(marks.length).toBeGreaterThan(0)
  expect(marks.filter(({ due_on: dueOn, paid }) => paid !== dueOn)).toEqual([])
})

test('every stay has an invoice, and the invoices that are paid are closed', async () => {
  const { stays } = plan
  const admin = await userOf(DEMO_SIGN_INS.admin)

  const { items } = await loaded.server.services.adminLists.page(admin, 'invoices', { page: 0, size: 100 })

  expect(items).toHaveLength(stays.length)
  expect(items.filter(({ status }) => status === 'CLOSED')).toHaveLength(
    stays.filter(({ isPaid }) => isPaid).length,
  )
})

test('past stays have reviews, which are pending until the other side has written its own', async () => {
  const { stays } = plan
  const admin = await userOf(DEMO_SIGN_INS.admin)

  const { items } = await loaded.server.services.adminLists.page(admin, 'flatReviews', { page: 0, size: 100 })

  const statusOf = (isAnswered: boolean) => (isAnswered ? 'PUBLISHED' : 'PENDING')
  const planned = stays.filter(({ flatReview }) => flatReview)
  expect(items.map(({ status }) => status).toSorted()).toEqual(
    planned.map(({ tenantReview }) => statusOf(tenantReview !== undefined)).toSorted(),
  )
  expect(items.length).toBeGreaterThan(0)
})

test('administrators find open help requests and answered ones', async () => {
  const admin = await userOf(DEMO_SIGN_INS.admin)
  const { adminLists } = loaded.server.services

  const { items } = await adminLists.page(admin, 'helpRequests', {
    page: 0,
    size: 25,
    sort: 'id',
    dir: 'asc',
  })

  expect(items.map(({ status }) => status)).toEqual(['CLOSED', 'CLOSED', 'OPEN', 'OPEN', 'OPEN'])
  expect(new Set(items.map(({ locale }) => locale))).toEqual(new Set(['en', 'de', 'es']))
})

test('administrators find searches with and without results, and one blocked user', async () => {
  const { searches, blocked } = plan
  const admin = await userOf(DEMO_SIGN_INS.admin)
  const { adminLists } = loaded.server.services

  const logged = await adminLists.page(admin, 'searches', { page: 0, size: 100 })
  const users = await adminLists.page(admin, 'users', { page: 0, size: 100 })

  expect(logged.total).toBe(searches.length)
  expect(logged.items.map(({ resultCount }) => resultCount > 0)).toEqual(
    expect.arrayContaining([true, false]),
  )
  expect(users.items.filter(({ status }) => status === 'BLOCKED').map(({ email }) => email)).toEqual([
    blocked.person.email,
  ])
})

test('administrators find a report for every past day, without a gap', async () => {
  const admin = await userOf(demoPeople().admin)

  const reports = await loaded.server.services.reports.all(admin)

  expect(reports.length).toBeGreaterThan(150)
  expect(reports.map(({ day }) => day)).toEqual(
    reports.map((_report, index) => addDays(reports[0]?.day ?? '', -index)),
  )
  expect(reports[0]).toMatchObject({ activeFlats: expect.any(Number) })
  expect(reports.reduce((sum, { requests }) => sum + requests, 0)).toBeGreaterThan(0)
})

test('all demo accounts have the same password, and two have the role of an administrator', async () => {
  const { rows } = await loaded.pool.query(
    'SELECT roles, count(DISTINCT password_hash)::int AS hashes, (count(*) = 2) AS are_two FROM identity_account GROUP BY roles ORDER BY roles',
  )

  expect(rows).toEqual([
    { roles: [], hashes: 1, are_two: false },
    { roles: ['domizil_admin'], hashes: 1, are_two: true },
  ])
})

test('the demo sign-ins have accounts before anything else is loaded', async () => {
  const { isComplete } = await openDemo({ ...interrupted, log, limit: LIMIT })

  const { rows } = await interrupted.pool.query('SELECT email FROM identity_account ORDER BY email')
  expect(isComplete).toBe(false)
  expect(rows.map(({ email }) => email)).toEqual(
    Object.values(DEMO_SIGN_INS)
      .map(({ email }) => email)
      .toSorted(),
  )
})

test('an interrupted load resumes where it stopped, without duplicates', async () => {
  const load = { ...interrupted, log, limit: LIMIT }
  const stopBeforeBookings = {
    info: (_fields: object, message: string) => {
      if (message.startsWith('The flats')) throw new Error('Interrupted before the bookings')
    },
  }
  const withoutDisk = await interrupted.openServerWithoutDisk()
  // The first load has created a flat, but not its pictures.
  await expect(loadDemo({ ...load, server: withoutDisk })).rejects.toThrow('STORAGE_UNAVAILABLE')
  // Its jobs use the real clock: they would end the old requests that the third load creates.
  await withoutDisk.close()
  await expect(loadDemo({ ...load, log: stopBeforeBookings })).rejects.toThrow('Interrupted')

  await loadDemo(load)

  expect(await countsIn(interrupted)).toEqual(await countsIn(loaded))
})

test('a load that is aborted ends at its next step', async () => {
  const { pool } = interrupted
  await pool.query('UPDATE demo_load SET finished_at = NULL')
  const stopped = new AbortController()
  const stop = { info: () => stopped.abort() }
  const demo = await openDemo({ ...interrupted, log: stop, limit: LIMIT, pictures })

  await expect(demo.load(stopped.signal)).rejects.toThrow('aborted')

  const { rows } = await pool.query('SELECT finished_at FROM demo_load')
  expect(rows).toEqual([{ finished_at: null }])
})

test('a second load adds nothing and overwrites nothing that people have changed since', async () => {
  const tenant = await userOf(DEMO_SIGN_INS.tenant)
  const { favourites } = loaded.server.services
  const [favourite] = await favourites.list(tenant)
  await favourites.remove(tenant, favourite?.id ?? 0)
  const before = await countsIn(loaded)

  await loadDemo({ ...loaded, log, limit: LIMIT })

  expect(await countsIn(loaded)).toEqual(before)
  expect((await favourites.list(tenant)).map(({ id }) => id)).not.toContain(favourite?.id)
})
