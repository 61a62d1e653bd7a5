import { expect, test } from '@jest/globals'
import { randomFrom } from '../random.ts'
import { Choice } from './choice.ts'

const noTopic = () => undefined

test('nothing is said a second time before everything has been said once', () => {
  const choice = new Choice()
  const random = randomFrom('choice')

  const said = Array.from({ length: 4 }, () => choice.take(['a', 'b', 'c', 'd'], 1, random, noTopic)).flat()

  expect(said.toSorted()).toEqual(['a', 'b', 'c', 'd'])
})

test('of one topic only one thing is said', () => {
  const pets = [
    { topic: 'pets', say: 'dogs' },
    { topic: 'pets', say: 'cats' },
  ]

  const taken = new Choice().take(pets, 2, randomFrom('pets'), ({ topic }) => topic)

  expect(taken).toHaveLength(1)
})
