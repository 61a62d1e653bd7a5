import { expect, test } from '@jest/globals'
import type { BookingMessage, BookingMessages } from '@domizil/api'
import { withLater, withMore } from './thread.ts'

const messages = (...ids: number[]): BookingMessage[] =>
  ids.map((id) => ({
    id,
    author: 'TENANT',
    text: `No. ${id}`,
    viewingTimes: null,
    viewingAnswer: null,
    createdAt: '2026-11-21T09:30:00Z',
  }))
const page = (items: BookingMessage[], rest: Partial<BookingMessages> = {}): BookingMessages => ({
  items,
  hasEarlier: false,
  canWrite: true,
  ...rest,
})
const loaded = (...ids: number[]) => page(messages(...ids))
const idsOf = ({ items }: BookingMessages) => items.map(({ id }) => id)

test('messages are sorted by id, without duplicates', () => {
  expect(idsOf(withMore(loaded(3, 4), messages(1, 2, 3)))).toEqual([1, 2, 3, 4])
})

test('loading later messages keeps the earlier ones', () => {
  const thread = withLater(loaded(1, 2, 3), page(messages(2, 3, 4), { hasEarlier: true, canWrite: false }))

  expect(idsOf(thread)).toEqual([1, 2, 3, 4])
  expect(thread).toMatchObject({ hasEarlier: false, canWrite: false })
})

test('when more new messages exist than one answer holds, the thread restarts from them without a gap', () => {
  const thread = withLater(loaded(1, 2), page(messages(8, 9), { hasEarlier: true }))

  expect(idsOf(thread)).toEqual([8, 9])
  expect(thread).toMatchObject({ hasEarlier: true })
})

test('the first messages of an empty thread are added', () => {
  expect(idsOf(withLater(loaded(), page(messages(1))))).toEqual([1])
})
