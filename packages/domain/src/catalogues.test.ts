import { expect, test } from '@jest/globals'
import { ALL_AMENITIES, AMENITY_GROUPS, HOUSE_RULES, ROOM_TYPES } from './catalogues.ts'

// The codes stand in stored flats and in saved addresses of searches: a changed one is a migration.

test('the amenity groups are those of the flat', () => {
  expect(AMENITY_GROUPS).toEqual([
    'generalAmenities',
    'kitchenAmenities',
    'bathroomAmenities',
    'securityAmenities',
    'cleaningAmenities',
    'parkingAmenities',
    'extrasAmenities',
  ])
})

test('no amenity stands in two groups', () => {
  expect(new Set(ALL_AMENITIES).size).toBe(ALL_AMENITIES.length)
})

test('rooms are counted by these types', () => {
  expect(ROOM_TYPES).toEqual(['BEDROOM', 'LIVINGROOM', 'BATHROOM', 'KITCHEN', 'KITCHENETTE'])
})

test('the house rules say what is allowed', () => {
  expect(HOUSE_RULES).toEqual(['SMOKING_ALLOWED', 'PETS_ALLOWED'])
})
