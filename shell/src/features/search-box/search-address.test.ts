import { expect, test } from '@jest/globals'
import { monthsFrom, searchAddress } from './search-address.ts'

const NOTHING = { place: '', month: '', months: '', budget: '' }

test('an empty box leads to all flats', () => {
  expect(searchAddress({ ...NOTHING, place: '  ' })).toBe('/search')
})

test('what was said stands in the address of the search', () => {
  const address = searchAddress({ place: ' Köln ', month: '2027-01', months: '6', budget: '1400' })

  expect(Object.fromEntries(new URL(address, 'http://site').searchParams)).toEqual({
    q: 'Köln',
    from: '2027-01-15',
    flex: '14',
    months: '6',
    price: '-1400',
  })
})

test('moving in begins with the next month, over the end of the year', () => {
  const months = monthsFrom(new Date(2026, 10, 30))

  expect(months.slice(0, 3)).toEqual(['2026-12', '2027-01', '2027-02'])
  expect(months).toHaveLength(12)
})
