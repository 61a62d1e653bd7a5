// proves 11.23, 18.9, 18.40
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { addHours, addSeconds } from '@domizil/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createTestLog } from '../../testing/test-log.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'
import { workDuring } from '../../testing/watch-work.ts'
import { delayAfter, MAX_ATTEMPTS, MORE, PermanentJobError } from './job-outcome.ts'
import { addJobs, deleteEndedJobs, leaseJob } from './job-repository.ts'
import { createJobRunner, type JobHandler, type JobType, LEASE_SECONDS } from './job-runner.ts'

const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

let server: TestServer
let now: Date

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  now = NOW
})

const runnerOf = (kinds: Record<string, JobType>, log = createTestLog()) =>
  createJobRunner({ db: server.db, clock: () => now, log, kinds })
const add = (kind: string, ...payloads: object[]) => addJobs(server.db, kind, payloads, now)
const jobs = () => server.db.selectFrom('job').selectAll().orderBy('id').execute()
const later = (seconds: number) => {
  now = addSeconds(now, seconds)
}

function counting(): { seen: unknown[]; handle: JobHandler } {
  const seen: unknown[] = []
  return { seen, handle: async ({ payload }) => void seen.push(payload['n']) }
}

test('due jobs are done once, the oldest first', async () => {
  const { seen, handle } = counting()
  await add('count', { n: 1 }, { n: 2 }, { n: 3 })
  const runner = runnerOf({ count: { handle } })

  expect(await runner.runDue()).toBe(3)
  expect(await runner.runDue()).toBe(0)

  expect(seen).toEqual([1, 2, 3])
})

test('a job that was added in a rolled back transaction does not exist', async () => {
  const broken = server.db.transaction().execute(async (trx) => {
    await addJobs(trx, 'count', [{ n: 1 }], now)
    throw new Error('no')
  })

  await expect(broken).rejects.toThrow('no')
  expect(await jobs()).toEqual([])
})

test('eight runners at once do each of a hundred jobs once', async () => {
  const { seen, handle } = counting()
  await add('count', ...Array.from({ length: 100 }, (_, n) => ({ n })))
  const runners = Array.from({ length: 8 }, () => runnerOf({ count: { handle } }))

  await Promise.all(runners.map((runner) => runner.runDue()))

  expect(seen.toSorted((one, other) => Number(one) - Number(other))).toEqual(
    Array.from({ length: 100 }, (_, n) => n),
  )
})

test('a job that another process has leased is not taken until the lease expires', async () => {
  const { seen, handle } = counting()
  await add('count', { n: 1 })
  await leaseJob(server.db, ['count'], LEASE_SECONDS, now)
  const runner = runnerOf({ count: { handle } })

  later(LEASE_SECONDS - 1)
  expect(await runner.runDue()).toBe(0)
  later(1)
  expect(await runner.runDue()).toBe(1)

  expect(seen).toEqual([1])
})

test('a failed job is retried after a delay that doubles each time, and finally given up', async () => {
  const log = createTestLog()
  await add('break', {})
  const runner = runnerOf({ break: { handle: () => Promise.reject(new Error('no answer')) } }, log)

  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    await runner.runDue()
    later(delayAfter(attempt) - 1)
    expect(await runner.runDue()).toBe(0)
    later(1)
  }
  await runner.runDue()

  expect(await jobs()).toMatchObject([
    { attempts: MAX_ATTEMPTS, failed_at: now, done_at: null, last_error: 'Error: no answer' },
  ])
  later(delayAfter(MAX_ATTEMPTS))
  expect(await runner.runDue()).toBe(0)
  expect(log.entries).toHaveLength(MAX_ATTEMPTS)
})

test('the delays between retries grow from half a minute to six hours', () => {
  expect([1, 2, 3, 10, 12, 40].map(delayAfter)).toEqual([30, 60, 120, 15_360, 21_600, 21_600])
})

test('a job that kills its process again and again is given up', async () => {
  const { seen, handle } = counting()
  await add('count', { n: 1 })
  await server.db.updateTable('job').set({ attempts: MAX_ATTEMPTS }).execute()

  await runnerOf({ count: { handle } }).runDue()

  expect(seen).toEqual([])
  expect(await jobs()).toMatchObject([{ failed_at: now }])
})

test('the handler for a job that is given up runs once, after the last attempt', async () => {
  await add('count', { n: 1 })
  const handle = () => Promise.reject(new Error('no answer'))
  const { seen, handle: giveUp } = counting()
  const runner = runnerOf({ count: { handle, giveUp } })
  await runner.runDue()
  expect(seen).toEqual([])
  await server.db.updateTable('job').set({ attempts: MAX_ATTEMPTS, run_at: now }).execute()

  await runner.runDue()
  await runner.runDue()

  expect(seen).toEqual([1])
})

test('a runner that has lost its lease no longer completes the job', async () => {
  await add('slow', {})
  const handle: JobHandler = async () => {
    later(LEASE_SECONDS)
    await leaseJob(server.db, ['slow'], LEASE_SECONDS, now)
  }

  await runnerOf({ slow: { handle } }).runDue()

  expect(await jobs()).toMatchObject([{ done_at: null, attempts: 2 }])
})

test('a kind of job that only a newer server knows is left for that server', async () => {
  await add('unheard-of', {})

  expect(await runnerOf({}).runDue()).toBe(0)
  expect(await jobs()).toMatchObject([{ attempts: 0, done_at: null }])
})

test('a timer runs again, also after a failure, and once for all servers', async () => {
  let runs = 0
  const handle = async () => {
    runs += 1
    if (runs === 1) throw new Error('away')
  }
  const [one, other] = [
    runnerOf({ tick: { handle, everySeconds: 60 } }),
    runnerOf({ tick: { handle, everySeconds: 60 } }),
  ]

  await Promise.all([one.runDue(), other.runDue()])
  expect(runs).toBe(1)
  later(60)
  await Promise.all([one.runDue(), other.runDue()])

  expect(runs).toBe(2)
  expect(await jobs()).toMatchObject([{ kind: 'tick', attempts: 0, done_at: null, failed_at: null }])
})

test('stopping a runner waits for the current job and starts no other', async () => {
  const done: unknown[] = []
  let begin = () => {}
  let finish = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const handle: JobHandler = async ({ payload }) => {
    begin()
    await new Promise<void>((resolve) => (finish = resolve))
    done.push(payload['n'])
  }
  await add('slow', { n: 1 }, { n: 2 })
  const runner = runnerOf({ slow: { handle } })
  runner.start()
  await begun

  const stopped = runner.stop()
  finish()
  await stopped

  expect(done).toEqual([1])
  expect(await jobs()).toMatchObject([{ done_at: now }, { done_at: null, attempts: 0 }])
})

test('a runner goes on after the database was unavailable', async () => {
  const log = createTestLog()
  let asked = 0
  let goOn = () => {}
  const hasAsked = new Promise<void>((resolve) => (goOn = resolve))
  const clock = () => {
    asked += 1
    if (asked === 1) throw new Error('away')
    goOn()
    return now
  }
  const runner = createJobRunner({ db: server.db, clock, log, kinds: {} })

  runner.start()
  await hasAsked
  await runner.stop()

  expect(log.entries).toMatchObject([{ level: 'error', message: 'The jobs could not be read' }])
})

test('finished and failed jobs are deleted after some time, open ones are not', async () => {
  await add('count', { n: 1 })
  await runnerOf({ count: { handle: async () => {} } }).runDue()
  await add('fail', { n: 2 })
  await runnerOf({ fail: { handle: () => Promise.reject(new PermanentJobError('Never')) } }).runDue()
  await add('count', { n: 3 })

  await deleteEndedJobs(server.db, now)
  expect(await jobs()).toHaveLength(3)
  await deleteEndedJobs(server.db, addHours(now, 1))

  expect(await jobs()).toMatchObject([{ payload: { n: 3 } }])
})

/** Handlers that all wait until they are let go, by number. */
function holding() {
  const begun: unknown[] = []
  const held: (() => void)[] = []
  let tell = () => {}
  const handle: JobHandler = async ({ payload }) => {
    begun.push(payload['n'])
    tell()
    await new Promise<void>((resolve) => held.push(resolve))
  }
  const hasBegun = async (count: number) => {
    while (begun.length < count) await new Promise<void>((resolve) => (tell = resolve))
  }
  return { begun, handle, hasBegun, letGo: () => held.splice(0).forEach((resolve) => resolve()) }
}

test('a lane does only its number of jobs at once, and delays no other lane', async () => {
  const slow = holding()
  const mails = holding()
  await add('slow', { n: 1 }, { n: 2 }, { n: 3 })
  await add('mail', { n: 4 })
  const runner = runnerOf({
    slow: { handle: slow.handle, lane: { name: 'slow', atOnce: 2 } },
    mail: { handle: mails.handle, lane: { name: 'mails', atOnce: 5 } },
  })

  runner.start()
  await Promise.all([slow.hasBegun(2), mails.hasBegun(1)])
  const beforeOneEnds = [...slow.begun]
  slow.letGo()
  await slow.hasBegun(3)
  const stopped = runner.stop()
  slow.letGo()
  mails.letGo()
  await stopped

  expect(beforeOneEnds).toEqual([1, 2])
  expect((await jobs()).filter(({ done_at }) => done_at === null)).toEqual([])
})

test('the lease of a long job is extended, so that no other runner takes it', async () => {
  const { handle, hasBegun, letGo } = holding()
  await add('slow', { n: 1 })
  const options = { db: server.db, clock: () => now, log: createTestLog(), kinds: { slow: { handle } } }
  const runner = createJobRunner({ ...options, heartbeatMs: 5 })
  runner.start()
  await hasBegun(1)

  later(LEASE_SECONDS - 1)
  while ((await jobs())[0]?.locked_until?.getTime() !== addSeconds(now, LEASE_SECONDS).getTime());
  later(LEASE_SECONDS - 1)

  expect(await leaseJob(server.db, ['slow'], LEASE_SECONDS, now)).toBeUndefined()
  letGo()
  await runner.stop()
})

test('a timer that has left work undone runs again at once', async () => {
  let runs = 0
  const handle = async () => ((runs += 1) < 3 ? MORE : undefined)

  await runnerOf({ tick: { handle, everySeconds: 86_400 } }).runDue()

  expect(runs).toBe(3)
  expect(await jobs()).toMatchObject([{ run_at: addSeconds(NOW, 86_400) }])
})

test('an attempt of a job is traced, with its kind alone', async () => {
  const { handle } = counting()
  await add('count', { n: 1 })

  const seen = await workDuring(() => runnerOf({ count: { handle } }).runDue())

  expect(seen).toContainEqual({ kind: 'job', name: 'count', traceparent: null, isTimer: false })
})

test('an attempt of a timer is traced as a timer', async () => {
  const { handle } = counting()

  const seen = await workDuring(() => runnerOf({ tick: { handle, everySeconds: 60 } }).runDue())

  expect(seen).toContainEqual({ kind: 'job', name: 'tick', traceparent: null, isTimer: true })
})

test('a job continues the trace of the request that added it', async () => {
  const { handle } = counting()
  const tell = (question: unknown) => Object.assign(question as object, { traceparent: TRACEPARENT })
  subscribe('domizil:current', tell)
  await add('count', { n: 1 }).finally(() => unsubscribe('domizil:current', tell))

  const seen = await workDuring(() => runnerOf({ count: { handle } }).runDue())

  expect(seen).toContainEqual({ kind: 'job', name: 'count', traceparent: TRACEPARENT, isTimer: false })
})
