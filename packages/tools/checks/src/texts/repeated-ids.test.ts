import { expect, test } from '@jest/globals'
import { repeatedIds } from './repeated-ids.ts'

test('an id that occurs in two files is reported', () => {
  expect(repeatedIds([['home.title', 'nav.rent'], ['home.title']])).toEqual([
    'home.title stands in two files',
  ])
})

test('files without common ids are accepted', () => {
  expect(repeatedIds([['nav.rent'], ['home.title']])).toEqual([])
})
