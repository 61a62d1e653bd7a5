// proves 15.44
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { VersionReport } from '../../foundation/kernel/index.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import type { Trial } from './canary-control.ts'

const TRIAL: Trial = {
  id: 'staging/mf-search/2026-11-24T09:00:00.000Z',
  channel: 'staging',
  judge: { minStarts: 10, maxExtra: 5, maxSlower: 15, promoteAfter: 20 },
  parts: [{ name: 'mf-search', version: '2.0.0', stable: '1.0.0' }],
}
const CANARY = { channel: 'staging', remote: 'mf-search', version: '2.0.0' }
const STABLE = { ...CANARY, version: '1.0.0' }

let server: TestServer
let reports: VersionReport[]
let running: readonly Trial[]

beforeAll(async () => {
  const stop = async () => void (running = [])
  server = await openTestServer({
    canaries: { running: async () => running, end: stop, promote: stop },
    trustProxy: true,
    observe: { version: (report) => reports.push(report) },
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  reports = []
  running = [TRIAL]
})

const report = (
  what: string,
  version: string,
  { from, ...body }: { from: string } & Record<string, unknown>,
) =>
  server.send('POST', `/telemetry/${what}/mf-search/${version}${what === 'start' ? '' : '/staging'}`, {
    body,
    headers: { 'x-forwarded-for': from },
  })
const inTrial = (from: string) => ({ from, trial: TRIAL.id })

test('starts and failures of a canary and of its stable version are reported, once a network', async () => {
  await report('start', '2.0.0', inTrial('192.0.2.1'))
  await report('start', '2.0.0', inTrial('192.0.2.1'))
  await report('start', '1.0.0', inTrial('192.0.2.2'))
  await report('start', '3.0.0', inTrial('192.0.2.3'))
  await report('failure', '2.0.0', { ...inTrial('192.0.2.1'), phase: 'render' })

  expect(reports).toEqual([
    { ...CANARY, kind: 'canary', what: 'start', isCanary: true },
    { ...STABLE, kind: 'canary', what: 'start', isCanary: false },
    { ...CANARY, kind: 'failure', phase: 'render' },
    { ...CANARY, kind: 'canary', what: 'failure', isCanary: true },
  ])
})

test('failed calls and web vitals of any version are reported, without values that were not measured', async () => {
  await report('failure', '1.0.0', { from: '192.0.2.1', phase: 'call' })
  await report('vitals', '1.0.0', { from: '192.0.2.1', lcp: 1800, cls: 0.02 })

  expect(reports).toEqual([
    { ...STABLE, kind: 'failure', phase: 'call' },
    { ...STABLE, kind: 'vital', vital: 'lcp', value: 1800 },
    { ...STABLE, kind: 'vital', vital: 'cls', value: 0.02 },
  ])
})

test('the verdict on a canary is reported', async () => {
  for (const from of ['192.0.2.1', '198.51.100.1', '203.0.113.1']) {
    await report('start', '2.0.0', inTrial(from))
    await report('failure', '2.0.0', { ...inTrial(from), phase: 'load' })
  }

  expect(reports.filter(({ kind }) => kind === 'verdict')).toEqual([
    { ...CANARY, kind: 'verdict', verdict: 'END' },
  ])
})
