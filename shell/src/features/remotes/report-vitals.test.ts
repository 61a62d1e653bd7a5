// proves 15.43
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { settable } from '@domizil/app-kit/readable'
import type { Metric } from 'web-vitals'
import de from '../../../messages/privacy-policy/de.json' with { type: 'json' }
import en from '../../../messages/privacy-policy/en.json' with { type: 'json' }
import es from '../../../messages/privacy-policy/es.json' with { type: 'json' }

type Observe = (report: (metric: Pick<Metric, 'value'>) => void) => void
type Name = 'onLCP' | 'onINP' | 'onCLS'

/** The browser's side: jsdom measures nothing. */
const observers = new Map<string, Parameters<Observe>[0]>()
const observe =
  (name: Name): Observe =>
  (report) =>
    void observers.set(name, report)
jest.unstable_mockModule('web-vitals', () => ({
  onLCP: observe('onLCP'),
  onINP: observe('onINP'),
  onCLS: observe('onCLS'),
}))
const { reportVitals } = await import('./report-vitals.ts')

const SEARCH = { remote: 'mf-search', version: '2.0.0' }
const FLAT = { remote: 'mf-flat', version: '1.0.0' }
let sent: { path: string; body: Promise<string> }[] = []
let shown: typeof SEARCH | undefined
const route = settable({})

beforeEach(() => {
  sent = []
  shown = SEARCH
  observers.clear()
  const sendBeacon = (url: string, body: Blob) => {
    sent.push({ path: new URL(url).pathname, body: body.text() })
    return true
  }
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState')
})

const start = () => reportVitals({ channel: 'staging', remote: 'mf-search', getShown: () => shown, route })
const measure = (name: Name, value: number) => observers.get(name)?.({ value })
const goTo = (version: typeof SEARCH) => {
  shown = version
  route.set({})
}
const hide = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
const bodies = () => Promise.all(sent.map(async ({ body }) => JSON.parse(await body)))

test('the web vitals of a visit are reported once, when the page is hidden', async () => {
  start()
  measure('onLCP', 900)
  measure('onLCP', 1800)
  measure('onCLS', 0)

  hide()
  hide()

  expect(sent.map(({ path }) => path)).toEqual(['/api/telemetry/vitals/mf-search/2.0.0/staging'])
  expect(await bodies()).toEqual([{ lcp: 1800, cls: 0 }])
})

test('values measured in another app are not attributed to the first', async () => {
  start()
  measure('onINP', 80)

  goTo({ ...SEARCH })
  expect(sent).toEqual([])
  goTo(FLAT)
  measure('onINP', 900)
  hide()

  expect(await bodies()).toEqual([{ inp: 80 }])
})

test('a visit that left the app before measuring started is not reported', () => {
  shown = FLAT
  start()

  hide()

  expect(sent).toEqual([])
})

test('a visit without measured values is not reported', () => {
  start()

  hide()

  expect(sent).toEqual([])
})

test.each([
  [en, 'three figures about its first page'],
  [de, 'drei Messwerte zur ersten Seite'],
  [es, 'tres cifras sobre la primera página'],
])('the privacy policy mentions the web vitals in each language', (texts, words) => {
  expect(texts['privacy.visit.text']).toContain(words)
})
