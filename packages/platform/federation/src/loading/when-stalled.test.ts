// proves 2.99
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { whenStalled } from './index.ts'

const LIMIT_MS = 1_000

/** The browser's observer; `arrive` lets a file come. */
let arrive: (name: string, bytes?: number) => void
let observers = 0
class Observer {
  readonly #seen: (list: { getEntries(): object[] }) => void
  constructor(seen: (list: { getEntries(): object[] }) => void) {
    this.#seen = seen
  }
  observe() {
    observers += 1
    arrive = (name, decodedBodySize = 100) => this.#seen({ getEntries: () => [{ name, decodedBodySize }] })
  }
  disconnect() {
    observers -= 1
  }
}

const { PerformanceObserver } = globalThis
beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { PerformanceObserver: Observer })
})
afterEach(() => {
  jest.useRealTimers()
  Object.assign(globalThis, { PerformanceObserver })
})

function givenWait() {
  const calls: number[] = []
  const begun = performance.now()
  return { calls, end: whenStalled(LIMIT_MS, () => void calls.push(performance.now() - begun)) }
}

test('a wait without any loaded file ends at its limit', () => {
  const { calls } = givenWait()

  jest.advanceTimersByTime(LIMIT_MS)

  expect(calls).toEqual([LIMIT_MS])
})

test('each loaded script or style extends a wait', () => {
  const { calls } = givenWait()

  jest.advanceTimersByTime(900)
  arrive('https://domizil.example/remotes/mf-search/1.0.0/entry.js')
  jest.advanceTimersByTime(900)
  arrive('https://domizil.example/remotes/mf-search/1.0.0/page.css')
  jest.advanceTimersByTime(5_000)

  expect(calls).toEqual([2_800])
})

test('a wait ends after four times its limit, even if files still arrive', () => {
  const { calls } = givenWait()

  for (let time = 0; time < 10_000; time += 500) {
    jest.advanceTimersByTime(500)
    arrive('https://domizil.example/a.js')
  }

  expect(calls).toEqual([4 * LIMIT_MS])
})

test.each([
  ['a picture', 'https://domizil.example/picture.webp', 100],
  ['a call', 'https://domizil.example/api/flats', 100],
  ['a script that failed', 'https://domizil.example/a.js', 0],
])('%s does not extend a wait', (_, name, bytes) => {
  const { calls } = givenWait()

  jest.advanceTimersByTime(900)
  arrive(name, bytes)
  jest.advanceTimersByTime(5_000)

  expect(calls).toEqual([LIMIT_MS])
})

test('a cancelled wait calls nothing, and removes its observer', () => {
  const { calls, end } = givenWait()

  end()
  jest.advanceTimersByTime(5_000)

  expect([calls, observers]).toEqual([[], 0])
})
