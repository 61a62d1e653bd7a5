// proves 2.99
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { dropBrokenStyles } from './drawn-styles.ts'

const WAIT_MS = 1_000

let arrive: () => void
class Observer {
  readonly #seen: (list: { getEntries(): object[] }) => void
  constructor(seen: (list: { getEntries(): object[] }) => void) {
    this.#seen = seen
  }
  observe() {
    arrive = () => this.#seen({ getEntries: () => [{ name: '/shell/main.js', decodedBodySize: 100 }] })
  }
  disconnect() {}
}

const { PerformanceObserver } = globalThis
beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { PerformanceObserver: Observer })
  // This document fetches nothing: its sheet hangs.
  document.head.innerHTML = '<link rel="stylesheet" href="/page.css">'
})
afterEach(() => {
  jest.useRealTimers()
  Object.assign(globalThis, { PerformanceObserver })
})

const sheets = () => document.querySelectorAll('link[rel="stylesheet"]').length

test('a style sheet that hangs is removed when no other files arrive', () => {
  dropBrokenStyles(WAIT_MS)

  jest.advanceTimersByTime(WAIT_MS)

  expect(sheets()).toBe(0)
})

test('a style sheet on a slow line is kept while other files arrive', () => {
  dropBrokenStyles(WAIT_MS)

  jest.advanceTimersByTime(WAIT_MS * 0.9)
  arrive()
  jest.advanceTimersByTime(WAIT_MS * 0.9)

  expect(sheets()).toBe(1)
})
