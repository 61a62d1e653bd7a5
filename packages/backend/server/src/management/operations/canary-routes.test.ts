// proves 15.29, 15.33, 15.42
import { UNPROVEN_VISIT_HEADER } from '@domizil/api'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { givenUser } from '../../testing/given.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'
import type { CanaryDecision, Trial } from './canary-control.ts'

const ADMIN = { id: 'root', isAdmin: true }
const TRIAL: Trial = {
  id: 'production/mf-search/2026-11-24T09:00:00.000Z',
  channel: 'production',
  judge: { minStarts: 10, maxExtra: 5, maxSlower: 15, promoteAfter: 20 },
  parts: [{ name: 'mf-search', version: '2.0.0', stable: '1.0.0' }],
}
const NO_VITALS = { lcp: null, inp: null, cls: null }

let server: TestServer
/** A registry elsewhere, and what it was asked to do. */
let asked: string[]
let running: readonly Trial[]
let refuses: boolean

beforeAll(async () => {
  const change =
    (what: string) =>
    async (_trial: Trial, { reason }: CanaryDecision) => {
      if (refuses) throw new Error('the registry refuses')
      asked.push(`${what}: ${reason}`)
      running = []
    }
  const canaries = { running: async () => running, end: change('end'), promote: change('promote') }
  server = await openTestServer({ canaries, trustProxy: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  await givenUser(server.db, 'root')
  asked = []
  running = [TRIAL]
  refuses = false
})

/** Each report comes from another address, unless one is given. */
let addresses = 0
const anAddress = () => `10.0.${Math.floor(++addresses / 250)}.${addresses % 250}`
const start = (version: string, { remote = 'mf-search', trial = TRIAL.id, from = anAddress() } = {}) =>
  server.send('POST', `/telemetry/start/${remote}/${version}`, {
    body: { trial },
    headers: { 'x-forwarded-for': from },
  })
const fail = (version: string, { remote = 'mf-search', trial = TRIAL.id, from = anAddress() } = {}) =>
  server.send('POST', `/telemetry/failure/${remote}/${version}/production`, {
    body: { phase: 'render', trial },
    headers: { 'x-forwarded-for': from },
  })
const listed = async () => (await server.send('GET', '/admin/api/canaries', { as: ADMIN })).body

async function times(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let at = 0; at < count; at += 1) await work()
}

test('administrators see how often the canary and the stable version start and fail', async () => {
  await times(3, () => start('1.0.0'))
  await times(2, () => start('2.0.0'))
  await fail('1.0.0')

  expect(await listed()).toEqual([
    {
      trial: TRIAL.id,
      isRunning: true,
      versions: [
        { remote: 'mf-search', version: '2.0.0', isCanary: true, starts: 2, failures: 0, vitals: NO_VITALS },
        { remote: 'mf-search', version: '1.0.0', isCanary: false, starts: 3, failures: 1, vitals: NO_VITALS },
      ],
      verdict: null,
    },
  ])
})

test('a report without proof of a visit does not count for a canary', async () => {
  const headers = { [UNPROVEN_VISIT_HEADER]: 'true' }
  const path = 'mf-search/2.0.0'
  const failure = { phase: 'render', trial: TRIAL.id }

  await server.send('POST', `/telemetry/start/${path}`, { body: { trial: TRIAL.id }, headers })
  const failed = await server.send('POST', `/telemetry/failure/${path}/production`, {
    body: failure,
    headers,
  })

  expect([await listed(), failed.body]).toEqual([[], { noted: true }])
})

test('a canary that fails too often is ended once, and the reason is stored', async () => {
  await times(4, () => start('2.0.0'))
  await times(2, () => fail('2.0.0'))
  expect(asked).toEqual([])
  await times(2, () => fail('2.0.0'))

  expect(asked).toEqual(['end: 3 of 4 starts of mf-search 2.0.0 failed (75.0 %), 0 of 0 of 1.0.0 (0.0 %).'])
  expect(await listed()).toMatchObject([
    { isRunning: false, verdict: { kind: 'END', decidedAt: NOW.toISOString() } },
  ])
})

test('the findings of a verdict are stored as codes with values', async () => {
  await times(4, () => start('2.0.0'))
  await times(3, () => fail('2.0.0'))

  expect((await listed())[0].verdict.findings).toEqual([
    {
      code: 'FAILED_STARTS',
      values: {
        remote: 'mf-search',
        version: '2.0.0',
        failures: 3,
        starts: 4,
        share: 0.75,
        stable: '1.0.0',
        stableFailures: 0,
        stableStarts: 0,
        stableShare: 0,
      },
    },
  ])
})

test.each([
  ['one address', () => '192.0.2.7'],
  ['the addresses of one IPv6 network', (at: number) => `2001:db8:1:${at.toString(16)}::7`],
])('reports from %s count once: they can neither end a canary nor promote it', async (_, from) => {
  const reports = Array.from({ length: 30 }, (_one, at) => from(at))
  for (const address of reports) {
    await start('2.0.0', { from: address })
    await fail('2.0.0', { from: address })
  }

  expect(asked).toEqual([])
  expect((await listed())[0].versions).toMatchObject([{ isCanary: true, starts: 1, failures: 1 }])
})

test('the address of a report is stored as a number shared by 256 addresses, until the canary ends', async () => {
  await start('2.0.0', { from: '192.0.2.7' })
  const reporters = () => server.db.selectFrom('canary_reporter').select('reporter').execute()
  expect(await reporters()).toEqual([{ reporter: expect.any(Number) }])
  expect((await reporters())[0]?.reporter).toBeLessThan(2 ** 24)
  await server.runJobs()
  expect(await reporters()).toHaveLength(1)

  running = []
  await server.services.canaries.forgetReporters()

  expect(await reporters()).toEqual([])
})

test('a good canary is promoted after enough starts', async () => {
  await times(20, () => start('2.0.0'))

  expect(asked).toEqual([expect.stringMatching(/^promote: 0 of 20 starts .* Now everybody gets it\.$/)])
})

test('the verdict on a canary with steps names the next share', async () => {
  running = [{ ...TRIAL, steps: [25, 50] }]

  await times(20, () => start('2.0.0'))

  expect(asked).toEqual([expect.stringMatching(/^promote: .* Now 25 of 100 visitors get it\.$/)])
  expect((await listed())[0].verdict.findings.at(-1)).toEqual({ code: 'NEXT_SHARE', values: { percent: 25 } })
})

test('canaries that depend on each other are promoted when all are good, and ended with the first bad one', async () => {
  const parts = [...TRIAL.parts, { name: 'mf-flat', version: '2.0.0', stable: '1.0.0' }]
  running = [{ ...TRIAL, parts }]
  await times(20, () => start('2.0.0'))
  expect(asked).toEqual([])

  await start('2.0.0', { remote: 'mf-flat' })
  await times(3, () => fail('2.0.0', { remote: 'mf-flat' }))

  expect(asked).toEqual([expect.stringMatching(/^end: 3 of 1 starts of mf-flat/)])
})

test('a registry that refused to end a canary is asked again with the next report', async () => {
  refuses = true
  await start('2.0.0')
  await times(3, () => fail('2.0.0'))
  refuses = false
  expect(asked).toEqual([])

  await fail('2.0.0')

  expect(asked).toHaveLength(1)
})

test.each([
  ['a trial that nobody runs', '2.0.0', { trial: 'production/mf-search/never' }],
  ['a version that is not part of it', '3.0.0', {}],
  ['another app', '2.0.0', { remote: 'mf-flat' }],
])('a report of %s is not counted for the canary', async (_, version, change) => {
  expect((await start(version, change)).body).toEqual({ noted: false })
  expect(await listed()).toEqual([])
})
