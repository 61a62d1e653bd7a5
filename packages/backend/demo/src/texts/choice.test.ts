import { expect, test } from '@jest/globals'
import { randomFrom } from '../random.ts'
import { Choice } from './choice.ts'

const noTopic = () => undefined

test('no sentence is used a second time before all have been used once', () => {
  const choice = new Choice()
  const random = randomFrom('choice')

  const said = Array.from({ length: 4 }, () => choice.take(['a', 'b', 'c', 'd'], 1, random, noTopic)).flat()

  expect(said.toSorted()).toEqual(['a', 'b', 'c', 'd'])
})

test('only one sentence of a topic is chosen', () => {
  const pets = [
    { topic: 'pets', say: 'dogs' },
    { topic: 'pets', say: 'cats' },
  ]

  const taken = new Choice().take(pets, 2, randomFrom('pets'), ({ topic }) => topic)

  expect(taken).toHaveLength(1)
})
