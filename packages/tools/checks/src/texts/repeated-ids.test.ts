import { expect, test } from '@jest/globals'
import { repeatedIds } from './repeated-ids.ts'

test('an id that two files have is named', () => {
  expect(repeatedIds([['home.title', 'nav.rent'], ['home.title']])).toEqual([
    'home.title stands in two files',
  ])
})

test('files with ids of their own are fine', () => {
  expect(repeatedIds([['nav.rent'], ['home.title']])).toEqual([])
})
