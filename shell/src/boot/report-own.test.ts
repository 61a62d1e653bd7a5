import { beforeEach, expect, test } from '@jest/globals'
import type { BootFacts } from './boot-facts.ts'
import { reportOwnFailure, reportOwnStart } from './report-own.ts'

const TRIAL = 'production/shell/2026-11-24T09:00:00.000Z'
let sent: { path: string; body: Promise<string> }[] = []

beforeEach(() => {
  sent = []
  const sendBeacon = (path: string, body: Blob) => sent.push({ path, body: body.text() }) > 0
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
})

const facts = (name?: string) => {
  const trials = name && { [name]: { id: TRIAL, visit: 'token' } }
  return { shell: { name: 'shell', version: '2.0.0' }, ...(trials && { parts: { trials } }) } as BootFacts
}

test('the shell reports its start only during its own canary', async () => {
  reportOwnStart(facts())
  reportOwnStart(facts('mf-search'))
  reportOwnStart(facts('shell'))

  expect(sent.map(({ path }) => path)).toEqual(['/api/telemetry/start/shell/2.0.0?visit=token'])
  expect(JSON.parse((await sent[0]?.body) ?? '')).toEqual({ trial: TRIAL })
})

test('a shell that fails to load is reported, with or without a canary', async () => {
  reportOwnFailure(facts('shell'), 'not loaded: main')
  reportOwnFailure(facts(), 'not loaded: main')

  const failure = '/api/telemetry/failure/shell/2.0.0/production'
  const bodies = await Promise.all(sent.map(async ({ body }) => JSON.parse(await body)))
  expect(sent.map(({ path }) => path)).toEqual([`${failure}?visit=token`, failure])
  expect(bodies).toEqual([
    { phase: 'load', message: 'not loaded: main', trial: TRIAL },
    { phase: 'load', message: 'not loaded: main' },
  ])
})
