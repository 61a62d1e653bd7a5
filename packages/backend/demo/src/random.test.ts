import { expect, test } from '@jest/globals'
import { randomFrom } from './random.ts'

const tenFrom = (seed: string) => {
  const random = randomFrom(seed)
  return Array.from({ length: 10 }, () => random.int(1, 1000))
}

test('the same seed gives the same numbers, and another seed gives others', () => {
  expect(tenFrom('berlin-1')).toEqual(tenFrom('berlin-1'))
  expect(tenFrom('berlin-1')).not.toEqual(tenFrom('berlin-2'))
})

test('random numbers reach both ends of their range and never leave it', () => {
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

test('picking from an empty list is an error', () => {
  expect(() => randomFrom('none').pick([])).toThrow(RangeError)
})
