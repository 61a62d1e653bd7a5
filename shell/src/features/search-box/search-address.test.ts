import { expect, test } from '@jest/globals'
import { monthsFrom, NO_VALUES, searchAddress, type SearchBoxValues } from './search-address.ts'

const FIRST_QUARTER = { from: '2027-01-01', to: '2027-03-31' }

test('an empty search box leads to all flats', () => {
  expect(searchAddress({ ...NO_VALUES, place: '  ' })).toBe('/search')
})

test('the values of the search box are written into the search address', () => {
  const values = { place: ' Köln ', month: '2027-01', months: '6', budget: '1400' }

  expect(queryOf(values)).toEqual({
    q: 'Köln',
    from: '2027-01-15',
    flex: '14',
    months: '6',
    price: '-1400',
  })
})

test('exact days are written into the search address', () => {
  expect(queryOf({ when: 'days', ...FIRST_QUARTER })).toEqual(FIRST_QUARTER)
})

test('of months and exact days only the last chosen kind is searched', () => {
  const both = { month: '2027-06', months: '6', ...FIRST_QUARTER }

  expect(queryOf({ ...both, when: 'days' })).toEqual(FIRST_QUARTER)
  expect(queryOf({ ...both, when: 'months' })).toEqual({ from: '2027-06-15', flex: '14', months: '6' })
})

test('the months offered start with the next one, across the end of the year', () => {
  const months = monthsFrom('2026-11-30')

  expect(months.slice(0, 3)).toEqual(['2026-12', '2027-01', '2027-02'])
  expect(months).toHaveLength(12)
})

/** The query of the search for some values. */
function queryOf(values: Partial<SearchBoxValues>): Record<string, string> {
  const address = searchAddress({ ...NO_VALUES, ...values })

  return Object.fromEntries(new URL(address, 'http://site').searchParams)
}
