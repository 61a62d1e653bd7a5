// proves D12.5, 22.1
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { readRevision } from '@domizil/api'
import { FakeShell } from '@domizil/testing'
import { createChanges } from './changes.ts'

let isSeen = true

beforeEach(() => {
  isSeen = true
  jest.useFakeTimers()
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isSeen ? 'visible' : 'hidden'))
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** A signed-in page, and the server's revision. */
function aPage() {
  let answer = () => Promise.resolve({ revision: '1' })
  const shell = new FakeShell().on(readRevision, () => answer())
  const control = createChanges(shell.send)
  return {
    ...control,
    answerWith: (revision: string) => (answer = () => Promise.resolve({ revision })),
    fail: () => (answer = () => Promise.reject(new Error('away'))),
    asked: () => shell.answers.inputsOf(readRevision).length,
  }
}
const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000)
const turn = (isTurnedTo: boolean) => {
  isSeen = isTurnedTo
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a change is noticed within ten seconds, and the first answer does not count as one', async () => {
  const page = aPage()
  page.start()
  await wait(20)
  const before = page.changes.get()

  page.answerWith('2')
  await wait(8)

  expect([before, page.changes.get()]).toEqual([0, 1])
  page.stop()
})

test('a hidden tab does not poll, and polls at once when it is shown', async () => {
  const page = aPage()
  page.start()
  await wait(1)
  turn(false)
  await wait(8)
  const before = page.asked()
  await wait(3600)
  const hidden = page.asked() - before

  page.answerWith('2')
  turn(true)
  await wait(0)

  expect([hidden, page.asked() - before, page.changes.get()]).toEqual([0, 1, 1])
  page.stop()
})

test('a server that does not answer is polled less often, but at least once a minute', async () => {
  const page = aPage()
  page.fail()
  page.start()
  await wait(600)
  const asked = page.asked()
  page.answerWith('1')
  await wait(61)

  expect(asked).toBeGreaterThanOrEqual(10)
  expect(asked).toBeLessThanOrEqual(14)
  expect(page.asked()).toBeGreaterThan(asked)
  page.stop()
})

test('after sign-out polling stops, and the next user’s first answer does not count as a change', async () => {
  const page = aPage()
  page.start()
  await wait(1)
  page.stop()
  const before = page.asked()
  await wait(60)
  const after = page.asked()

  page.answerWith('of another user')
  page.start()
  await wait(1)

  expect([after - before, page.changes.get()]).toEqual([0, 0])
  page.stop()
})
