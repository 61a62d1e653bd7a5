// proves 15.33, 15.43
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { addHours } from '@domizil/domain'
import { givenUser } from '../../testing/given.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'
import type { CanaryDecision, Trial } from './canary-control.ts'

const ADMIN = { id: 'root', isAdmin: true }
const DAY_HOURS = 24
const TRIAL: Trial = {
  id: 'production/mf-search/2026-11-24T09:00:00.000Z',
  channel: 'production',
  judge: { minStarts: 10, maxExtra: 5, maxSlower: 15 },
  parts: [{ name: 'mf-search', version: '2.0.0', stable: '1.0.0' }],
}

let server: TestServer
let ended: string[]
let running: readonly Trial[]

beforeAll(async () => {
  const change =
    (what: string) =>
    async (_trial: Trial, { reason }: CanaryDecision) => {
      ended.push(`${what}${reason}`)
      running = []
    }
  server = await openTestServer({
    canaries: { running: async () => running, end: change(''), promote: change('promoted: ') },
    trustProxy: true,
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  await givenUser(server.db, 'root')
  server.clock.now = NOW
  ended = []
  running = [TRIAL]
})

/** Each report comes from another address, unless one is given. */
let addresses = 0
const anAddress = () => `10.0.${Math.floor(++addresses / 250)}.${addresses % 250}`
const start = (version: string) =>
  server.send('POST', `/telemetry/start/mf-search/${version}`, {
    body: { trial: TRIAL.id },
    headers: { 'x-forwarded-for': anAddress() },
  })
const report = async (
  version: string,
  values: object,
  { channel = 'production', trial = '', from = anAddress() } = {},
) =>
  (
    await server.send('POST', `/telemetry/vitals/mf-search/${version}/${channel}`, {
      body: { ...(trial && { trial }), ...values },
      headers: { 'x-forwarded-for': from },
    })
  ).body
const listed = async (what = 'vitals') => (await server.send('GET', `/admin/api/${what}`, { as: ADMIN })).body

async function times(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let at = 0; at < count; at += 1) await work()
}

test('administrators see how fast each version is on each channel', async () => {
  await report('1.0.0', { lcp: 1800, inp: 90, cls: 0.02 })
  await report('1.0.0', { lcp: 4500 })
  await report('1.0.0', { lcp: 900 }, { channel: 'staging' })

  expect(await listed()).toEqual([
    {
      channel: 'production',
      remote: 'mf-search',
      version: '1.0.0',
      vitals: {
        lcp: { visits: 2, good: 1, p75: 5000 },
        inp: { visits: 1, good: 1, p75: expect.any(Number) },
        cls: { visits: 1, good: 1, p75: expect.any(Number) },
      },
    },
    {
      channel: 'staging',
      remote: 'mf-search',
      version: '1.0.0',
      vitals: { lcp: { visits: 1, good: 1, p75: 875 }, inp: null, cls: null },
    },
  ])
})

test('slow visits from one address count once for a canary', async () => {
  await times(10, () => report('1.0.0', { lcp: 1800 }, { trial: TRIAL.id }))

  await times(10, () => report('2.0.0', { lcp: 5000 }, { trial: TRIAL.id, from: '192.0.2.7' }))

  expect(ended).toEqual([])
  expect((await listed())[0]).toMatchObject({ vitals: { lcp: { visits: expect.any(Number) } } })
})

test('a canary that is slower than the stable version is ended, and the reason names the vital', async () => {
  await times(10, () => report('1.0.0', { lcp: 1800 }, { trial: TRIAL.id }))
  await times(2, () => report('2.0.0', { lcp: 5000 }, { trial: TRIAL.id }))
  expect(ended).toEqual([])

  await report('2.0.0', { lcp: 5000 }, { trial: TRIAL.id })

  expect(ended).toEqual([
    'LCP was over 2500 in 3 of 3 visits of mf-search 2.0.0 (100.0 %), in 0 of 10 of 1.0.0 (0.0 %).',
  ])
})

test('a canary with enough starts is promoted only after enough visits were measured', async () => {
  running = [{ ...TRIAL, judge: { ...TRIAL.judge, promoteAfter: 10 } }]
  await times(10, () => report('1.0.0', { lcp: 1800 }, { trial: TRIAL.id }))
  await times(12, () => start('2.0.0'))
  await times(9, () => report('2.0.0', { lcp: 1800 }, { trial: TRIAL.id }))
  expect(ended).toEqual([])

  await report('2.0.0', { lcp: 1800 }, { trial: TRIAL.id })

  expect(ended).toEqual([expect.stringMatching(/^promoted: 0 of 12 starts/)])
})

test('a slow canary with enough starts is ended, not promoted', async () => {
  running = [{ ...TRIAL, judge: { ...TRIAL.judge, promoteAfter: 10 } }]
  await times(10, () => report('1.0.0', { lcp: 1800 }, { trial: TRIAL.id }))
  await times(12, () => start('2.0.0'))

  await times(3, () => report('2.0.0', { lcp: 5000 }, { trial: TRIAL.id }))

  expect(ended).toEqual([expect.stringMatching(/^LCP was over 2500/)])
})

const ROW = { channel: 'production', remote: 'mf-search', vital: 'lcp', bucket: 1 } as const

test('when the rows of a day are full new versions are not counted, except a running canary', async () => {
  const day = NOW.toISOString().slice(0, 10)
  const rows = Array.from({ length: 5000 }, (_, at) => ({
    ...ROW,
    day,
    version: `0.0.${at}`,
    trial: '',
    count: 1,
  }))
  await server.db.insertInto('web_vital').values(rows).execute()

  expect(await report('1.0.0', { lcp: 1800 })).toEqual({ noted: false })
  expect(await report('2.0.0', { lcp: 1800 }, { trial: TRIAL.id })).toEqual({ noted: true })
})

test('the versions with the most visits are listed', async () => {
  const day = NOW.toISOString().slice(0, 10)
  const rows = Array.from({ length: 201 }, (_, at) => ({
    ...ROW,
    day,
    version: `1.0.${at}`,
    trial: '',
    count: 201 - at,
  }))
  await server.db.insertInto('web_vital').values(rows).execute()

  const versions = (await listed()).map(({ version }: { version: string }) => version)

  expect(versions).toHaveLength(200)
  expect(versions).not.toContain('1.0.200')
})

test('the vitals of both versions of a canary are shown beside their starts', async () => {
  await server.send('POST', '/telemetry/start/mf-search/2.0.0', { body: { trial: TRIAL.id } })
  await report('2.0.0', { cls: 0.3 }, { trial: TRIAL.id })

  expect(await listed('canaries')).toMatchObject([
    {
      versions: [
        { version: '2.0.0', starts: 1, vitals: { cls: { visits: 1, good: 0 }, lcp: null, inp: null } },
      ],
    },
  ])
})

test('a visit with an invented canary counts for its version only', async () => {
  await times(12, () => report('2.0.0', { lcp: 5000 }, { trial: 'production/mf-search/never' }))

  expect(ended).toEqual([])
  expect(await listed()).toMatchObject([{ vitals: { lcp: { visits: 12 } } }])
})

test('a visit is not shown after a week, and deleted after a month', async () => {
  await report('1.0.0', { lcp: 1800 })
  server.clock.now = addHours(NOW, 7 * DAY_HOURS)
  expect(await listed()).toEqual([])

  server.clock.now = addHours(NOW, 31 * DAY_HOURS)
  await report('2.0.0', { lcp: 1800 })

  expect(await server.db.selectFrom('web_vital').select('version').execute()).toEqual([{ version: '2.0.0' }])
})

test.each([
  [{ lcp: -1 }, 'production'],
  [{ cls: 'x' }, 'production'],
  [{ lcp: 1 }, 'a%20b'],
])('the vitals %j on the channel %s are refused', async (body, channel) => {
  const { status } = await server.send('POST', `/telemetry/vitals/mf-search/1.0.0/${channel}`, { body })

  expect(status).toBe(400)
})

test('a visit without any value is not counted', async () => {
  expect(await report('1.0.0', {})).toEqual({ noted: false })
})
