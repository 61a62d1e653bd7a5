// proves 12.12
import { expect, test } from '@jest/globals'
import { readDay } from './day-field.tsx'

test.each([
  ['en', '01.03.2027'],
  ['en', '1.3.27'],
  ['en', ' 01/03/2027 '],
  ['en', '1-3-2027'],
  ['en', '01032027'],
  ['en', '2027-03-01'],
  ['en', '1 Mar 2027'],
  ['en', '1st March 2027'],
  ['en', 'March 1, 2027'],
  ['de', '1. März 2027'],
  ['de', '1. mär 27'],
  ['de', '1.März 2027'],
  ['es', '1 de marzo de 2027'],
  ['es', '1 mar 2027'],
])('in %s %j is read as 1 March 2027', (locale, text) => {
  expect(readDay(text, locale).day).toBe('2027-03-01')
})

test.each([
  '',
  '1.3.',
  '31.02.2027',
  '31.2.27',
  '1 Foo 2027',
  'soon',
  '1.13.2027',
  '2027-02-29',
  '12',
  'march 1',
  '1.3.127',
  '1 2 3 2027',
])('%j is not read as a day', (text) => {
  expect(readDay(text, 'en').day).toBeUndefined()
})

test('names of months are read in the language of the page', () => {
  expect(readDay('1 Dez 2027', 'de').day).toBe('2027-12-01')
  expect(readDay('1 dic 2027', 'es').day).toBe('2027-12-01')
  expect(readDay('1 Dez 2027', 'en').day).toBeUndefined()
})

test('a day with a two-digit year counts as incomplete', () => {
  expect(readDay('01.03.20', 'en')).toEqual({ day: '2020-03-01', isComplete: false })
  expect(readDay('01.03.2027', 'en')).toEqual({ day: '2027-03-01', isComplete: true })
})
