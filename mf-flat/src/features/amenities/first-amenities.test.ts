import { expect, test } from '@jest/globals'
import { firstAmenities } from './amenities.tsx'

const groups = [
  { group: 'general', amenities: ['WIFI', 'TV', 'DESK'] },
  { group: 'kitchen', amenities: ['OVEN'] },
  { group: 'extras', amenities: ['PIANO'] },
] as const

test('each group of amenities shows at most its given number, and an unlisted group shows none', () => {
  expect(firstAmenities<string, string>(groups, { general: 2, kitchen: 3 })).toEqual([
    { group: 'general', amenities: ['WIFI', 'TV'] },
    { group: 'kitchen', amenities: ['OVEN'] },
    { group: 'extras', amenities: [] },
  ])
})
