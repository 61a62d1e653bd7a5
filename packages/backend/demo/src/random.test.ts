import { expect, test } from '@jest/globals'
import { randomFrom } from './random.ts'

const tenFrom = (seed: string) => {
  const random = randomFrom(seed)
  return Array.from({ length: 10 }, () => random.int(1, 1000))
}

test('the same seed tells the same story and another seed another one', () => {
  expect(tenFrom('berlin-1')).toEqual(tenFrom('berlin-1'))
  expect(tenFrom('berlin-1')).not.toEqual(tenFrom('berlin-2'))
})

test('both ends of a range are reached and never left', () => {
  const random = randomFrom('dice')

  const throws = new Set(Array.from({ length: 500 }, () => random.int(1, 6)))

  expect([...throws].toSorted()).toEqual([1, 2, 3, 4, 5, 6])
})

test('shuffling keeps every item and leaves the original alone', () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8]

  const shuffled = randomFrom('cards').shuffle(items)

  expect(shuffled).not.toEqual(items)
  expect(shuffled.toSorted()).toEqual(items)
})

test('picking from nothing is an error', () => {
  expect(() => randomFrom('none').pick([])).toThrow(RangeError)
})
