// proves 11.21
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createQueries, migrate, openDatabase } from '@domizil/database'
import { createTestDatabase, type TestDatabase } from '@domizil/database/testing'
import { sql } from 'kysely'
import { SERVER_MIGRATIONS } from '../../composition/create-server.ts'
import { bookingsAsOf, type Database, type Tables } from '../../foundation/tables/index.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { NOW } from '../../testing/now.ts'
import { compileServer, type SiteProcess, startSite } from '../../testing/site-process.ts'
import { createTestTokens, type TestTokens } from '../../testing/test-tokens.ts'

const FLATS_PER_ROUND = 25
const TENANTS_AT_ONCE = 6
/** They go nearly in step, six yesses for each of three steps: twice while tenants confirm, once while landlords answer. */
const YESSES_UNTIL_KILLED = [15, 26, 34]
const STEPS = ['REQUESTED', 'LANDLORD_APPROVED', 'WAITING_FOR_CONTRACT']
const DETAILS = {
  numberOfPersons: 1,
  reasonOfStay: 'STUDY',
  occupation: 'STUDENT',
  message: 'I would love to stay in your flat.',
  hasPets: false,
  smoker: false,
  acceptTerms: true,
}

let database: TestDatabase
let storageFolder: string
let tokens: TestTokens

beforeAll(async () => {
  compileServer()
  database = await createTestDatabase(SERVER_MIGRATIONS)
  storageFolder = await mkdtemp(join(tmpdir(), 'domizil-killed-'))
  tokens = await createTestTokens()
})
afterAll(async () => {
  await database.remove()
  await rm(storageFolder, { recursive: true, force: true })
})

/** No other process may have the database open meanwhile. */
async function withDatabase<Result>(body: (db: Database) => Promise<Result>): Promise<Result> {
  const { pool, close } = await openDatabase(database.place)
  try {
    await migrate(pool, SERVER_MIGRATIONS)
    return await body(createQueries<Tables>(pool))
  } finally {
    await close()
  }
}

/** What a step writes, in as many tables. */
const WRITTEN = ['booking', 'booking_event', 'blocked_period']

/**
 * Every commit waits for a moment: what is said before it is then said too early for sure, and a step that is two
 * transactions stands between them for long.
 */
async function slowCommitsDown(db: Database): Promise<void> {
  await sql`
    CREATE FUNCTION wait_at_commit() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_sleep(0.03); RETURN NULL; END $$`.execute(db)
  for (const table of WRITTEN) {
    await sql`
      CREATE CONSTRAINT TRIGGER wait_at_commit AFTER INSERT OR UPDATE ON ${sql.table(table)}
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wait_at_commit()`.execute(db)
  }
}

const givenFlats = () =>
  withDatabase(async (db) => {
    const flats: number[] = []
    while (flats.length < FLATS_PER_ROUND)
      flats.push(await givenFlat(db, { flat_booking_length: 'FLEXIBLE' }))
    for (const id of flats) await givenUser(db, tenantOf(id))
    return flats
  })

const tenantOf = (flatId: number) => `tenant${flatId}`

/** Everybody asks, is accepted and confirms, until the server has said yes so often: then it is gone. */
async function bookUntilKilled(
  site: SiteProcess,
  flats: number[],
  yesses: number,
): Promise<Map<number, string>> {
  const said = new Map<number, string>()
  let left = yesses

  async function post(path: string, as: string, body: object = {}): Promise<number> {
    const reply = await fetch(`${site.origin}/api/booking/api${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await tokens.tokenFor({ id: as })}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    const { id, status } = (await reply.json()) as { id: number; status: string }
    expect(reply.status).toBe(200)
    said.set(id, status)
    if (--left === 0) await site.kill()
    return id
  }

  async function book(): Promise<void> {
    for (let flatId = flats.pop(); flatId && site.isAlive(); flatId = flats.pop()) {
      const tenant = tenantOf(flatId)
      const id = await post(`/new/${flatId}?startDate=2027-04-01&endDate=2027-06-30`, tenant, DETAILS)
      await post(`/${id}/landlordApprove/?approved=true`, 'otto')
      await post(`/${id}/tenantApprove/?approved=true`, tenant)
    }
  }

  const ends = await Promise.allSettled(Array.from({ length: TENANTS_AT_ONCE }, book))
  // A call that the end has cut off is a TypeError of fetch; anything else is a failure.
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  expect(failures.filter(({ name }) => name !== 'TypeError')).toEqual([])
  expect(site.isAlive()).toBe(false)
  return said
}

/** What a yes was said to and is not there, or not as far as it was said to be. */
async function findLost(db: Database, said: Map<number, string>): Promise<number[]> {
  const rows = await db.selectFrom(bookingsAsOf(NOW).as('booking')).select(['id', 'status']).execute()
  const stored = new Map(rows.map(({ id, status }) => [id, STEPS.indexOf(status)]))

  return [...said].filter(([id, status]) => (stored.get(id) ?? -1) < STEPS.indexOf(status)).map(([id]) => id)
}

/** Bookings of which one half of a step is there without the other: the days, or the mail. */
async function findTorn(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom(bookingsAsOf(NOW).as('booking'))
    .leftJoin('blocked_period', 'blocked_period.booking_id', 'booking.id')
    .leftJoin('booking_event', 'booking_event.booking_id', 'booking.id')
    .select(['booking.id', 'booking.status'])
    .select(({ fn }) => [
      fn.count<number>('booking_event.id').distinct().as('events'),
      fn.count<number>('blocked_period.id').distinct().as('periods'),
    ])
    .groupBy(['booking.id', 'booking.status'])
    .execute()

  return rows
    .filter(
      ({ status, events, periods }) =>
        events !== STEPS.indexOf(status) + 1 || periods !== Number(status === 'WAITING_FOR_CONTRACT'),
    )
    .map(({ id }) => id)
}

test('a server that is killed during bookings keeps all confirmed ones, and no partial ones', async () => {
  const said = new Map<number, string>()
  await withDatabase(slowCommitsDown)

  for (const yesses of YESSES_UNTIL_KILLED) {
    const flats = await givenFlats()
    const site = await startSite({
      place: database.place,
      identity: tokens.identity,
      storageFolder,
      now: NOW,
    })
    for (const yes of await bookUntilKilled(site, flats, yesses)) said.set(...yes)

    const [lost, torn] = await withDatabase(async (db) => [await findLost(db, said), await findTorn(db)])
    expect({ lost, torn }).toEqual({ lost: [], torn: [] })
  }
})
