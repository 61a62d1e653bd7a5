import { expect, test } from '@jest/globals'
import { reportFailure } from './report-failure.ts'

test('a failure is reported with its version in the address, and its phase in the body', async () => {
  const sent: [string, Blob][] = []
  const sendBeacon = (url: string, body: Blob) => sent.push([url, body]) > 0
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })

  reportFailure({ remote: 'mf-search', version: '1.2.0+dev', phase: 'render' })

  const [url, body] = sent[0] ?? ['']
  expect(new URL(url).pathname).toBe('/api/telemetry/failure/mf-search/1.2.0%2Bdev')
  expect(body?.type).toBe('application/json')
  expect(body?.size).toBe('{"phase":"render"}'.length)
})
