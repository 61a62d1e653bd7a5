// proves 1.2, 3.2, 3.3, D2.9
import { expect, test } from '@jest/globals'
import { BASIC_CHECKS, OFFER_CHECKS, TEXT_CHECKS } from './flat-checks.ts'
import type { FlatDraft } from './flat-draft.ts'
import { issueKey } from '../issue.ts'
import { findContacts } from '../text/contact-ban.ts'

const GERMANY = { countryCode: 'DE', languageTag: 'de_DE' }
const FLAT_CHECKS = { ...BASIC_CHECKS, ...OFFER_CHECKS, ...TEXT_CHECKS }
type CheckedField = keyof typeof FLAT_CHECKS
const checkFlatField = (field: CheckedField, flat: FlatDraft) => FLAT_CHECKS[field](flat, findContacts)
const wrongWith = (field: CheckedField, flat: FlatDraft) => checkFlatField(field, flat).map(issueKey)

test.each<[CheckedField, FlatDraft, FlatDraft, FlatDraft, FlatDraft]>([
  [
    'pricePerMonth',
    { pricePerMonth: 99 },
    { pricePerMonth: 100 },
    { pricePerMonth: 20_000 },
    { pricePerMonth: 20_001 },
  ],
  ['size', { size: 7.9 }, { size: 8 }, { size: 1_000 }, { size: 1_000.1 }],
  ['floorNumber', { floorNumber: -3 }, { floorNumber: -2 }, { floorNumber: 60 }, { floorNumber: 61 }],
  ['maxPerson', { maxPerson: 0 }, { maxPerson: 1 }, { maxPerson: 20 }, { maxPerson: 21 }],
])('%s is checked against its range', (field, below, lowest, highest, above) => {
  expect([lowest, highest].flatMap((flat) => wrongWith(field, flat))).toEqual([])
  expect(wrongWith(field, below)).toEqual([`${field}.OUT_OF_RANGE`])
  expect(wrongWith(field, above)).toEqual([`${field}.OUT_OF_RANGE`])
  expect(wrongWith(field, {})).toEqual([`${field}.REQUIRED`])
})

test('an out-of-range error names minimum and maximum', () => {
  expect(checkFlatField('pricePerMonth', { pricePerMonth: 5 })).toEqual([
    { field: 'pricePerMonth', code: 'OUT_OF_RANGE', min: 100, max: 20_000 },
  ])
})

test('prices and persons are whole numbers, a size has at most one decimal', () => {
  expect(wrongWith('pricePerMonth', { pricePerMonth: 999.5 })).toEqual(['pricePerMonth.NOT_WHOLE'])
  expect(wrongWith('maxPerson', { maxPerson: 1.5 })).toEqual(['maxPerson.NOT_WHOLE'])
  expect(wrongWith('size', { size: 24.75 })).toEqual(['size.TOO_MANY_DECIMALS'])
  for (let tenths = 80; tenths <= 10_000; tenths += 7)
    expect(wrongWith('size', { size: tenths / 10 })).toEqual([])
  expect(wrongWith('size', { size: Number.NaN })).toEqual(['size.TOO_MANY_DECIMALS'])
})

test('the deposit is at most three rents in Germany and Spain, and six elsewhere', () => {
  const highest = (countryCode: string) =>
    checkFlatField('deposit', { address: { countryCode }, pricePerMonth: 1_000, deposit: 1_000_000 })[0]?.max

  expect([highest('DE'), highest('ES'), highest('AT')]).toEqual([3_000, 3_000, 6_000])
  expect(wrongWith('deposit', { address: GERMANY, pricePerMonth: 1_000, deposit: 3_000 })).toEqual([])
  expect(wrongWith('deposit', { address: GERMANY, pricePerMonth: 1_000, deposit: 3_001 })).toEqual([
    'deposit.OUT_OF_RANGE',
  ])
  const inAustria = { address: { countryCode: 'AT', languageTag: 'de_AT' }, pricePerMonth: 1_000 }
  expect(wrongWith('deposit', { ...inAustria, deposit: 6_000 })).toEqual([])
  expect(wrongWith('deposit', { ...inAustria, deposit: 6_001 })).toEqual(['deposit.OUT_OF_RANGE'])
  expect(wrongWith('deposit', { deposit: 0 })).toEqual([])
  expect(wrongWith('deposit', { deposit: -1 })).toEqual(['deposit.OUT_OF_RANGE'])
  expect(wrongWith('deposit', {})).toEqual(['deposit.REQUIRED'])
})

test('a flat needs a room to live in and a bathroom', () => {
  expect(wrongWith('rooms', {})).toEqual([])
  expect(wrongWith('rooms', { rooms: { BEDROOM: 0 } })).toEqual(['rooms.NO_ROOM_TO_LIVE_IN'])
  expect(wrongWith('rooms', { rooms: { BEDROOM: 0, LIVINGROOM: 1 } })).toEqual([])
  expect(wrongWith('rooms', { rooms: { BATHROOM: 0 } })).toEqual(['rooms.NO_BATHROOM'])
  expect(wrongWith('rooms', { rooms: {}, defaultRooms: {} })).toEqual([
    'rooms.NO_ROOM_TO_LIVE_IN',
    'rooms.NO_BATHROOM',
  ])
  expect(wrongWith('rooms', { rooms: { KITCHEN: 10, KITCHENETTE: 0 } })).toEqual([])
  expect(wrongWith('rooms', { rooms: { KITCHEN: 11 } })).toEqual(['rooms.KITCHEN.OUT_OF_RANGE'])
  expect(wrongWith('rooms', { rooms: { LIVINGROOM: -1 } })).toEqual(['rooms.LIVINGROOM.OUT_OF_RANGE'])
})

test('type and length of stay must be codes of their catalogues', () => {
  expect(wrongWith('type', { type: 'LOFT' })).toEqual([])
  expect(wrongWith('type', {})).toEqual(['type.REQUIRED'])
  // @ts-expect-error the browser may send anything
  expect(wrongWith('type', { type: 'CASTLE' })).toEqual(['type.UNKNOWN_CODE'])
  expect(wrongWith('flatBookingLength', {})).toEqual(['flatBookingLength.REQUIRED'])
})

test('titles have 10 to 60 characters, without blanks at their ends', () => {
  expect(wrongWith('title_en', { title_en: 'Nice flats' })).toEqual([])
  expect(wrongWith('title_en', { title_en: 'x'.repeat(60) })).toEqual([])
  expect(wrongWith('title_en', { title_en: ' Nice flat ' })).toEqual(['title_en.LENGTH_OUT_OF_RANGE'])
  expect(wrongWith('title_en', { title_en: 'x'.repeat(61) })).toEqual(['title_en.LENGTH_OUT_OF_RANGE'])
})

test('a description has 100 to 2,000 characters, a text about the region up to 1,000', () => {
  const flat = (length: number) =>
    wrongWith('description_flat_en', { description_flat_en: 'x'.repeat(length) }).length
  const region = (length: number) =>
    wrongWith('description_region_en', { description_region_en: 'x'.repeat(length) }).length

  expect([99, 100, 2_000, 2_001].map(flat)).toEqual([1, 0, 0, 1])
  expect([0, 1, 1_000, 1_001].map(region)).toEqual([0, 0, 0, 1])
})

test('titles and descriptions with contact details are refused', () => {
  expect(wrongWith('title_en', { title_en: 'Book on my-flat.com' })).toEqual(['title_en.CONTACT_NOT_ALLOWED'])
  expect(wrongWith('description_region_en', { description_region_en: 'a@b.de' })).toEqual([
    'description_region_en.CONTACT_NOT_ALLOWED',
  ])
})

test('texts in the local language are required unless that is English', () => {
  expect(wrongWith('title_local', { address: GERMANY })).toEqual(['title_local.REQUIRED'])
  expect(wrongWith('description_flat_local', { address: GERMANY })).toEqual([
    'description_flat_local.REQUIRED',
  ])
  expect(wrongWith('title_local', { address: { languageTag: 'en_GB' } })).toEqual([])
  expect(
    wrongWith('title_local', { address: { languageTag: 'en_GB' }, title_local: 'x'.repeat(61) }),
  ).toEqual(['title_local.LENGTH_OUT_OF_RANGE'])
})

test('a text about the region is optional', () => {
  expect(wrongWith('description_region_local', { address: GERMANY })).toEqual([])
  expect(wrongWith('description_region_en', { description_region_en: 'x'.repeat(1_001) })).toEqual([
    'description_region_en.LENGTH_OUT_OF_RANGE',
  ])
})

test('errors of an address name the part below “address”', () => {
  expect(wrongWith('address', {})).toContain('address.postcode.REQUIRED')
})
