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

test('a quick request shows no bar', async () => {
  const progress = createProgress()

  const request = progress.fetch('/api/flat/list')
  answer(new Response())
  await request
  jest.advanceTimersByTime(200)

  expect(progress.state.get()).toBe('hidden')
})

test('the bar appears after 200 ms, and disappears half a second after the end', async () => {
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

test('a failed request shows the bar as failed', async () => {
  const progress = createProgress()
  const request = progress.fetch('/api/flat/list')

  answer(new Response(null, { status: 500 }))
  await request

  expect(progress.state.get()).toBe('failed')
})

test('an aborted request does not show the bar as failed', async () => {
  const progress = createProgress()
  const request = progress.fetch('/api/flat/list')
  jest.advanceTimersByTime(200)

  fail(new DOMException('called off', 'AbortError'))
  await request.catch(() => undefined)

  expect(progress.state.get()).toBe('done')
})
