// proves D2.4
import { expect, test } from '@jest/globals'
import { changesSinceReview, type Listing, LISTING_TEXTS } from './listing-change.ts'

const LISTING: Listing = {
  title_en: 'Bright flat',
  title_local: null,
  description_flat_en: 'Quiet.',
  description_flat_local: null,
  description_region_en: null,
  description_region_local: null,
  pricePerMonth: 1090,
  images: ['a', 'b', 'c'],
  mainImage: 'a',
}
const changes = (change: Partial<Listing>, reviewed: Partial<Listing> = {}) =>
  changesSinceReview({ ...LISTING, ...reviewed }, { ...LISTING, ...change })

test('an unchanged listing needs no review', () => {
  expect(changes({})).toEqual([])
})

test.each(LISTING_TEXTS)('%s that is changed or added needs a review', (text) => {
  expect(changes({ [text]: 'Another text' })).toEqual([text])
})

test('a text that was removed needs a review', () => {
  expect(changes({ title_en: null })).toEqual(['title_en'])
})

test.each([
  ['added', { images: ['a', 'b', 'c', 'd'] }],
  ['removed', { images: ['a', 'b'] }],
  ['replaced', { images: ['a', 'b', 'd'] }],
  ['sorted', { images: ['a', 'c', 'b'] }],
  ['another main one', { mainImage: 'b' }],
])('pictures that were %s need a review', (_what, change) => {
  expect(changes(change)).toEqual(['images'])
})

test('a price needs a review if it differs by more than 30 % from the reviewed one', () => {
  const isLookedAt = (price: number | null) => changes({ pricePerMonth: price }).length > 0

  expect([1417, 763].map(isLookedAt)).toEqual([false, false])
  expect([1418, 762, null].map(isLookedAt)).toEqual([true, true, true])
  expect(changes({}, { pricePerMonth: null })).toEqual(['pricePerMonth'])
  expect(changes({ pricePerMonth: null }, { pricePerMonth: null })).toEqual([])
})

test('all changes that need a review are named', () => {
  const change = { title_local: 'Hell', pricePerMonth: 2000, images: ['a'] }

  expect(changes(change)).toEqual(['title_local', 'pricePerMonth', 'images'])
})
