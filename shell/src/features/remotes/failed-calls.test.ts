// proves 15.47
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { searchFlats } from '@domizil/api'
import { ApiError } from '../../api/api-error.ts'
import { createFailedCalls } from './failed-calls.ts'

const SEARCH = { remote: 'mf-search', version: '2.0.0' }
let sent: { path: string; body: Promise<string> }[] = []

beforeEach(() => {
  sent = []
  jest.useFakeTimers()
  const sendBeacon = (url: string, body: Blob) => {
    sent.push({ path: new URL(url).pathname, body: body.text() })
    return true
  }
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'onLine')
})

const anError = (status?: number) => new ApiError('x', { url: '/', ...(status !== undefined && { status }) })
const messages = () =>
  Promise.all(sent.map(async ({ body }) => (JSON.parse(await body) as { message: string }).message))

test('a call that failed at the server or the connection is reported once, for the shown app', async () => {
  const failed = createFailedCalls(() => SEARCH)

  for (const status of [503, 500, undefined, 404, 429]) failed(searchFlats, anError(status))
  jest.runAllTimers()

  expect(sent.map(({ path }) => path)).toEqual(
    Array(2).fill('/api/telemetry/failure/mf-search/2.0.0/production'),
  )
  expect(await messages()).toEqual([
    'POST /flat/search/filter: server error',
    'POST /flat/search/filter: no answer',
  ])
})

test('offline, or without an app, failed calls are not reported', () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  createFailedCalls(() => SEARCH)(searchFlats, anError())
  createFailedCalls(() => undefined)(searchFlats, anError(500))
  jest.runAllTimers()

  expect(sent).toEqual([])
})
