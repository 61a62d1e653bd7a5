import { expect, test } from '@jest/globals'
import { issueKey } from './issue.ts'
import { checkSavedSearch } from './saved-search.ts'

const TODAY = '2027-03-10'
const WISH = { city: 'Berlin', months: 3, priceMax: 1300, persons: 2, alert: 'DAILY' }

const keysOf = (change: object) => checkSavedSearch({ ...WISH, ...change }, TODAY).map(issueKey)

test('a search can be saved without any criteria', () => {
  expect(keysOf({})).toEqual([])
  expect(checkSavedSearch({ alert: 'DAILY' }, TODAY)).toEqual([])
})

test.each([
  [{ startDate: '2027-03-09' }, 'startDate.IN_THE_PAST'],
  [{ startDate: '2027-02-30' }, 'startDate.WRONG_FORMAT'],
  [{ city: 'B'.repeat(101) }, 'city.LENGTH_OUT_OF_RANGE'],
  [{ months: 0 }, 'months.OUT_OF_RANGE'],
  [{ months: 37 }, 'months.OUT_OF_RANGE'],
  [{ persons: 21 }, 'persons.OUT_OF_RANGE'],
  [{ priceMax: -1 }, 'priceMax.OUT_OF_RANGE'],
  [{ priceMax: 20_001 }, 'priceMax.OUT_OF_RANGE'],
  [{ persons: 0 }, 'persons.OUT_OF_RANGE'],
  [{ persons: 1.5 }, 'persons.NOT_WHOLE'],
  [{ bedroomsMin: 11 }, 'bedroomsMin.OUT_OF_RANGE'],
  [{ message: 'x'.repeat(1_001) }, 'message.LENGTH_OUT_OF_RANGE'],
  [{ alert: 'HOURLY' }, 'alert.UNKNOWN_CODE'],
])('the saved search %.60j is refused as %s', (change, key) => {
  expect(keysOf(change)).toEqual([key])
})

test.each([
  { startDate: TODAY },
  { months: 36 },
  { months: 1 },
  { priceMax: 0 },
  { priceMax: 20_000 },
  { persons: 20 },
  { bedroomsMin: 10 },
  { city: 'B'.repeat(100) },
  { bedroomsMin: 0 },
  { message: 'x'.repeat(1_000) },
])('the saved search %.60j is valid', (change) => {
  expect(keysOf(change)).toEqual([])
})
