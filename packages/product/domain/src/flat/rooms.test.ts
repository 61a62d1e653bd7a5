// proves 3.9, 3.11
import { expect, test } from '@jest/globals'
import { houseRuleFlags } from './house-rules.ts'
import { countRooms, DEFAULT_ROOMS } from './rooms.ts'

test('room types that are not given have default counts', () => {
  expect(countRooms({ BEDROOM: 3 }, { BEDROOM: 1, BATHROOM: 1 })).toEqual({
    bedrooms: 3,
    livingRooms: 0,
    bathrooms: 1,
    kitchens: 0,
    kitchenettes: 0,
  })
})

test('an explicit zero wins over the default', () => {
  expect(countRooms({ KITCHEN: 0, KITCHENETTE: 1 }, DEFAULT_ROOMS)).toMatchObject({
    kitchens: 0,
    kitchenettes: 1,
  })
})

test('without given rooms the defaults apply', () => {
  expect(countRooms()).toEqual({ bedrooms: 1, livingRooms: 0, bathrooms: 1, kitchens: 1, kitchenettes: 0 })
})

test('what the house rules do not allow counts as not allowed', () => {
  expect(houseRuleFlags(['PETS_ALLOWED'])).toEqual({
    SMOKING_ALLOWED: false,
    SMOKING_NOT_ALLOWED: true,
    PETS_ALLOWED: true,
    PETS_NOT_ALLOWED: false,
  })
  expect(houseRuleFlags([])).toMatchObject({ SMOKING_NOT_ALLOWED: true, PETS_NOT_ALLOWED: true })
})
