import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createNotices } from './notices.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const messagesIn = ({ notices }: ReturnType<typeof createNotices>) =>
  notices.get().map(({ message }) => message)

test('a notice disappears after five seconds', () => {
  const control = createNotices()
  control.notify({ kind: 'success', message: 'Saved' })

  jest.advanceTimersByTime(4_999)
  const before = messagesIn(control)
  jest.advanceTimersByTime(1)

  expect([before, messagesIn(control)]).toEqual([['Saved'], []])
})

test('a notice with a button stays for ten seconds', () => {
  const control = createNotices()
  control.notify({ kind: 'info', message: 'Removed', action: { label: 'Undo', run: () => undefined } })

  jest.advanceTimersByTime(9_999)
  const before = messagesIn(control)
  jest.advanceTimersByTime(1)

  expect([before, messagesIn(control)]).toEqual([['Removed'], []])
})

test('an error stays until it is closed', () => {
  const control = createNotices()
  control.notify({ kind: 'error', message: 'Not saved' })

  jest.advanceTimersByTime(3_600_000)
  const anHourLater = messagesIn(control)
  control.close(control.notices.get()[0]?.id ?? 0)

  expect([anHourLater, messagesIn(control)]).toEqual([['Not saved'], []])
})

test('closing a notice keeps another one with the same text', () => {
  const control = createNotices()
  control.notify({ kind: 'error', message: 'Not saved' })
  control.notify({ kind: 'error', message: 'Not saved' })

  control.close(control.notices.get()[0]?.id ?? 0)

  expect(messagesIn(control)).toEqual(['Not saved'])
})
