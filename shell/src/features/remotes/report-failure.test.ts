// proves 11.35, 15.29, 15.34
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { watchEventErrors } from './event-errors.ts'
import { reportFailure, reportStart } from './report-failure.ts'

const TRIAL = 'production/mf-search/2026-11-24T09:00:00.000Z'
let sent: { path: string; body: Promise<string> }[] = []

beforeEach(() => {
  sent = []
  const sendBeacon = (url: string, body: Blob) => {
    const { pathname, search } = new URL(url)
    sent.push({ path: pathname + search, body: body.text() })
    return true
  }
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
})
afterEach(() => document.body.replaceChildren())

function givenTrial(): void {
  const facts = document.createElement('script')
  facts.id = 'page-facts'
  facts.type = 'application/json'
  facts.textContent = JSON.stringify({ parts: { trials: { 'mf-search': { id: TRIAL, visit: 'token' } } } })
  document.body.append(facts)
}

const bodies = () => Promise.all(sent.map(async ({ body }) => JSON.parse(await body)))

test('a failure is reported with version and message, without personal data', async () => {
  reportFailure({
    remote: 'mf-search',
    version: '1.2.0+dev',
    phase: 'render',
    error: new TypeError('No flat 17 for tina@x.example'),
  })

  expect(sent.map(({ path }) => path)).toEqual(['/api/telemetry/failure/mf-search/1.2.0%2Bdev/production'])
  expect(await bodies()).toEqual([{ phase: 'render', message: 'TypeError: No flat # for …' }])
})

test('during a judged canary each page reports one start and one failure', async () => {
  givenTrial()

  for (const version of ['3.0.0', '3.0.0']) reportStart({ remote: 'mf-search', version })
  for (const phase of ['load', 'render'] as const)
    reportFailure({ remote: 'mf-search', version: '3.0.0', phase })

  expect(await bodies()).toEqual([{ trial: TRIAL }, { phase: 'load', trial: TRIAL }, { phase: 'render' }])
  expect(sent.map(({ path }) => path.endsWith('?visit=token'))).toEqual([true, true, false])
})

test('without a canary no start is reported', () => {
  reportStart({ remote: 'mf-search', version: '4.0.0' })

  expect(sent).toEqual([])
})

test('an error in an event handler is attributed to the app in its stack', async () => {
  watchEventErrors()
  const error = new Error('no price')
  error.stack = `Error: no price
    at onClick (https://x.example/remotes/mf-flat/1.4.0/page-flat.js:1:10)
    at dispatch (https://x.example/remotes/shell/1.0.0/react.js:1:1)`

  window.dispatchEvent(new ErrorEvent('error', { error }))
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('of an extension') }))
  window.dispatchEvent(
    new ErrorEvent('error', { error: Object.assign(new Error('refused'), { ajax: true }) }),
  )

  expect(sent.map(({ path }) => path)).toEqual(['/api/telemetry/failure/mf-flat/1.4.0/production'])
  expect(await bodies()).toEqual([
    {
      phase: 'event',
      message: 'Error: no price',
      frames: ['mf-flat/1.4.0/page-flat.js:1:10', 'shell/1.0.0/react.js:1:1'],
    },
  ])
})
