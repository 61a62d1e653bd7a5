// proves 2.96, 7.5, 8.12, 9.12
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createProgress } from './progress.ts'

let answer: (response: Response) => void
let fail: (error: unknown) => void
const realFetch = globalThis.fetch

beforeEach(() => {
  jest.useFakeTimers()
  globalThis.fetch = () =>
    new Promise((resolve, reject) => {
      answer = resolve
      fail = reject
    })
})

afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = realFetch
})

test('a quick request shows nothing', async () => {
  const progress = createProgress()

  const request = progress.fetch('/api/flat/list')
  answer(new Response())
  await request
  jest.advanceTimersByTime(200)

  expect(progress.state.get()).toBe('hidden')
})

test('after 200 ms the bar runs, and half a second after the end it is gone', async () => {
  const progress = createProgress()
  const request = progress.fetch('/api/flat/list')

  jest.advanceTimersByTime(199)
  const before = progress.state.get()
  jest.advanceTimersByTime(1)
  const whileWaiting = progress.state.get()
  answer(new Response())
  await request
  jest.advanceTimersByTime(499)
  const afterwards = progress.state.get()
  jest.advanceTimersByTime(1)

  expect([before, whileWaiting, afterwards, progress.state.get()]).toEqual([
    'hidden',
    'running',
    'done',
    'hidden',
  ])
})

test('a failed request turns the bar into its failed state', async () => {
  const progress = createProgress()
  const request = progress.fetch('/api/flat/list')

  answer(new Response(null, { status: 500 }))
  await request

  expect(progress.state.get()).toBe('failed')
})

test('a request that somebody called off has not failed', async () => {
  const progress = createProgress()
  const request = progress.fetch('/api/flat/list')
  jest.advanceTimersByTime(200)

  fail(new DOMException('called off', 'AbortError'))
  await request.catch(() => undefined)

  expect(progress.state.get()).toBe('done')
})
