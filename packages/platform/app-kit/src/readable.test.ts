import { expect, test } from '@jest/globals'
import { settable } from './readable.ts'

test('a subscriber is called on every change until it unsubscribes', () => {
  const count = settable(0)
  const seen: number[] = []
  const stop = count.subscribe(() => seen.push(count.get()))

  count.set(1)
  stop()
  count.set(2)

  expect(seen).toEqual([1])
})

test('setting the same value again calls no subscriber', () => {
  const count = settable(1)
  let told = 0
  count.subscribe(() => (told += 1))

  count.set(1)

  expect(told).toBe(0)
})
