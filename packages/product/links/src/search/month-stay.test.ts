// proves 16.43
import { monthOf, stayInMonth } from '@domizil/domain'
import { expect, test } from '@jest/globals'
import { readSearch, writeSearch } from './search-address.ts'

test('a month is read back from the address as the same month', () => {
  const address = writeSearch({ ...stayInMonth('2027-02'), months: 3 })

  expect(address).toBe('?from=2027-02-15&months=3&flex=14')
  expect(monthOf(readSearch(address))).toBe('2027-02')
})

test.each([
  ['another day', { startDate: '2027-02-14', flexDays: 14 }],
  ['fewer days around it', { startDate: '2027-02-15', flexDays: 7 }],
  ['an exact day', { startDate: '2027-02-15' }],
  ['a last day', { startDate: '2027-02-15', flexDays: 14, endDate: '2027-05-14' }],
  ['no day', {}],
] as const)('a stay with %s is not read as a month', (_name, stay) => {
  expect(monthOf(stay)).toBeUndefined()
})
