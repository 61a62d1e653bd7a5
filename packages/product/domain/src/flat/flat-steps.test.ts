// proves 3.5, 4.15, 4.16, 5.2, 21.69
import { expect, test } from '@jest/globals'
import type { FlatDraft } from './flat-draft.ts'
import { flatHints } from './flat-hints.ts'
import {
  editedStepValidity,
  FLAT_STEPS,
  INITIAL_STEP_VALIDITY,
  issuesOnRemovingImages,
  issuesOnSave,
  missingForPublishing,
  type PublishFacts,
  stepsOf,
  stepValidity,
} from './flat-steps.ts'
import { issueKey } from '../issue.ts'
import { qualityHoldsUntil, qualityOf } from './quality.ts'
import { FLAT_STATUSES, type FlatStatus } from '../statuses.ts'

const TODAY = '2027-03-01'
const READY: PublishFacts = { today: TODAY, imageCount: 3, hasMainImage: true, isOwnerComplete: true }
const COMPLETE: FlatDraft = {
  address: {
    street: 'Torstraße',
    houseNumber: '12',
    postcode: '10119',
    city: 'Berlin',
    countryCode: 'DE',
    languageTag: 'de_DE',
  },
  pricePerMonth: 1_150,
  deposit: 2_300,
  type: 'APARTMENT',
  size: 54.5,
  floorNumber: 3,
  maxPerson: 2,
  flatBookingLength: 'MONTHS_3_6',
  title_en: 'Bright flat in Mitte',
  title_local: 'Helle Wohnung in Mitte',
  description_flat_en: 'A quiet flat. '.repeat(10),
  description_flat_local: 'Eine ruhige Wohnung. '.repeat(10),
}

test('the second and fourth step of a new flat are valid', () => {
  expect(INITIAL_STEP_VALIDITY).toEqual({ 1: false, 2: true, 3: false, 4: true })
  expect(stepValidity({}, TODAY)).toEqual(INITIAL_STEP_VALIDITY)
})

test('all four steps of a complete flat are valid', () => {
  expect(stepValidity(COMPLETE, TODAY)).toEqual({ 1: true, 2: true, 3: true, 4: true })
})

const ALL_VALID = { 1: true, 2: true, 3: true, 4: true }
const edited = (loaded: FlatDraft, now: FlatDraft, status: FlatStatus = 'DRAFT') =>
  editedStepValidity({ loaded, now, status }, TODAY)

test.each([
  ['an empty draft', {}, 'DRAFT'],
  ['a draft with a short title', { ...COMPLETE, title_en: 'Flat' }, 'DRAFT'],
  ['a rejected flat', { ...COMPLETE, deposit: 99_999 }, 'REJECTED'],
  ['a listed flat with a value that is no longer allowed', { ...COMPLETE, maxPerson: 0 }, 'ACTIVE'],
] as const)('all four steps of %s are valid after loading', (_name, flat, status) => {
  expect(edited(flat, flat, status)).toEqual(ALL_VALID)
})

test('a wrong value makes its own step invalid until it is corrected', () => {
  const wrong = edited(COMPLETE, { ...COMPLETE, pricePerMonth: 99 })
  const short = edited(COMPLETE, { ...COMPLETE, title_en: 'Flat' })

  expect(wrong).toEqual({ ...ALL_VALID, 1: false })
  expect(short).toEqual({ ...ALL_VALID, 3: false })
  expect(edited({ ...COMPLETE, pricePerMonth: 99 }, COMPLETE)).toEqual(ALL_VALID)
})

test('a removed value is allowed in a draft, but makes the step of a listed flat invalid', () => {
  const without = { ...COMPLETE, title_en: '' }

  expect(edited(COMPLETE, without)).toEqual(ALL_VALID)
  expect(edited(COMPLETE, without, 'ACTIVE')).toEqual({ ...ALL_VALID, 3: false })
})

test('the energy step is checked for German flats only', () => {
  const inSpain = { ...COMPLETE.address, countryCode: 'ES', languageTag: 'es_ES', postcode: '28001' }
  const certificate = { availability: 'AVAILABLE' } as const

  expect(stepsOf(COMPLETE)).toEqual(FLAT_STEPS)
  expect(stepsOf({ address: inSpain })).toEqual([1, 2, 3])
  expect(stepsOf({})).toEqual([1, 2, 3])
  expect(stepValidity({ ...COMPLETE, energyCertificate: certificate }, TODAY)[4]).toBe(false)
  expect(stepValidity({ ...COMPLETE, address: inSpain, energyCertificate: certificate }, TODAY)[4]).toBe(true)
})

test('a draft may be saved incomplete, but not with invalid values', () => {
  const unfinished = { ...COMPLETE, title_en: 'Short', description_flat_en: '', size: undefined }

  expect(issuesOnSave(unfinished, 'DRAFT', TODAY)).toEqual([])
  expect(issuesOnSave({ ...unfinished, size: 3, maxPerson: 1.5 }, 'DRAFT', TODAY).map(issueKey)).toEqual([
    'size.OUT_OF_RANGE',
    'maxPerson.NOT_WHOLE',
  ])
})

test.each([
  ['contact details', { title_en: 'Call me: 0151 23456789' }, 'title_en.CONTACT_NOT_ALLOWED'],
  [
    'an expired certificate',
    { energyCertificate: { availability: 'AVAILABLE', validUntil: '2027-02-28' } },
    'EXPIRED',
  ],
] as const)('a draft may be saved with %s, a listed flat not', (_what, change, issue) => {
  const flat = { ...COMPLETE, ...change }

  expect(issuesOnSave(flat, 'DRAFT', TODAY)).toEqual([])
  expect(issuesOnSave(flat, 'ACTIVE', TODAY).map(issueKey).join()).toContain(issue)
})

test('a flat that is public or in review can be saved only when complete', () => {
  const unfinished = { ...COMPLETE, title_en: 'Short' }

  expect(issuesOnSave(unfinished, 'ACTIVE', TODAY).map(issueKey)).toEqual(['title_en.LENGTH_OUT_OF_RANGE'])
  expect(issuesOnSave(unfinished, 'IN_REVIEW', TODAY)).toHaveLength(1)
  expect(issuesOnSave(unfinished, 'INACTIVE', TODAY)).toEqual([])
})

test('a complete flat can be published', () => {
  expect(missingForPublishing(COMPLETE, READY)).toEqual([])
})

test('the check before publishing names everything that is missing at once', () => {
  const missing = missingForPublishing(
    {
      ...COMPLETE,
      pricePerMonth: undefined,
      title_local: '',
      energyCertificate: { availability: 'NOT_REQUIRED' },
    },
    { today: TODAY, imageCount: 2, hasMainImage: false, isOwnerComplete: false },
  )

  expect(missing.map(issueKey)).toEqual([
    'pricePerMonth.REQUIRED',
    'title_local.REQUIRED',
    'energyCertificate.exemptionReason.REQUIRED',
    'images.TOO_FEW',
    'mainImage.REQUIRED',
    'owner.INCOMPLETE',
  ])
})

test('a public flat must keep three images, any other at least one', () => {
  const isRefused = (status: FlatStatus, remaining: number) =>
    issuesOnRemovingImages(status, remaining).map(issueKey).includes('images.TOO_FEW')

  expect(FLAT_STATUSES.filter((status) => isRefused(status, 2))).toEqual(['IN_REVIEW', 'ACTIVE'])
  expect(FLAT_STATUSES.filter((status) => isRefused(status, 3))).toEqual([])
})

test('a perfect listing scores 100 and has no next steps', () => {
  const perfect: FlatDraft = {
    ...COMPLETE,
    description_region_en: 'Near everything.',
    description_region_local: 'Nah an allem.',
    generalAmenities: ['WIFI', 'TV', 'DESK', 'WARDROBE', 'HEATING'],
    kitchenAmenities: ['STOVE', 'OVEN', 'FRIDGE'],
    energyCertificate: { availability: 'NOT_REQUIRED', exemptionReason: 'LISTED_BUILDING' },
  }

  expect(qualityOf(perfect, { today: TODAY, imageCount: 12, calendarConfirmedOn: '2026-12-31' })).toEqual({
    score: 100,
    nextSteps: [],
  })
})

test('an empty draft has points for what needs no input, and next steps that begin with images and texts', () => {
  const empty: FlatDraft = { address: COMPLETE.address ?? {} }

  expect(qualityOf(empty, { today: TODAY, imageCount: 0 })).toEqual({
    score: 0,
    nextSteps: [
      { code: 'ADD_IMAGES', points: 30 },
      { code: 'WRITE_FLAT_TEXTS', points: 20 },
    ],
  })
})

test('next steps are sorted by the points they bring', () => {
  const imageCount = 9
  const { nextSteps } = qualityOf({ address: COMPLETE.address ?? {} }, { today: TODAY, imageCount })

  expect(nextSteps.map(({ code }) => code)).toEqual(['WRITE_FLAT_TEXTS', 'WRITE_TITLES'])
})

test('blank texts, a missing certificate and an unconfirmed calendar bring no points', () => {
  const score = (flat: FlatDraft) =>
    qualityOf({ ...COMPLETE, ...flat }, { today: TODAY, imageCount: 0 }).score
  const complete = score({})

  expect(score({ description_flat_en: '   ' })).toBe(complete - 10)
  expect(score({ energyCertificate: { availability: 'NOT_YET_AVAILABLE' } })).toBe(complete)
})

test('each of the first ten images brings three points', () => {
  const scores = Array.from(
    { length: 13 },
    (_, imageCount) => qualityOf(COMPLETE, { today: TODAY, imageCount }).score,
  )
  const gains = scores.slice(1).map((score, index) => score - (scores[index] ?? 0))

  expect(gains).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0])
})

test('eight amenities bring all points for amenities, and texts count in the flat’s languages', () => {
  const points = (flat: FlatDraft) =>
    qualityOf({ ...COMPLETE, ...flat }, { today: TODAY, imageCount: 0 }).score -
    qualityOf(COMPLETE, { today: TODAY, imageCount: 0 }).score
  const seven = ['WIFI', 'TV', 'DESK', 'WARDROBE', 'BED_LINEN', 'TOWELS', 'SOFA_BED'] as const

  expect(points({ generalAmenities: seven })).toBe(0)
  expect(points({ generalAmenities: seven, kitchenAmenities: ['OVEN'] })).toBe(10)
  expect(points({ description_region_en: 'Near everything.' })).toBe(5)
  expect(points({ title_local: '' })).toBe(-10)
  expect(points({ description_flat_local: '' })).toBe(-10)
})

test('a confirmed calendar brings points for sixty days', () => {
  const score = (calendarConfirmedOn: string) =>
    qualityOf(COMPLETE, { today: TODAY, imageCount: 0, calendarConfirmedOn }).score

  expect(score('2026-12-31') - score('2026-12-30')).toBe(10)
})

const CERTIFICATE = {
  availability: 'AVAILABLE',
  certificateType: 'CONSUMPTION',
  energyValue: 90,
  energyCarriers: ['NATURAL_GAS'],
  constructionYear: 1968,
  issueDate: '2020-03-02',
  efficiencyClass: 'C',
} as const satisfies FlatDraft['energyCertificate']

test.each([
  ['an expired certificate', { ...CERTIFICATE, validUntil: '2027-02-28' }],
  ['a certificate that has no value yet', { ...CERTIFICATE, energyValue: undefined }],
  ['the mere choice that there is one', { availability: 'AVAILABLE' }],
  ['an exemption without a reason', { availability: 'NOT_REQUIRED' }],
] as const)(
  '%s brings no points, and a flat abroad needs none for full points',
  (_what, energyCertificate) => {
    const score = (flat: FlatDraft) =>
      qualityOf({ ...COMPLETE, ...flat }, { today: TODAY, imageCount: 0 }).score
    const without = score({ energyCertificate })

    expect(score({ energyCertificate: { ...CERTIFICATE, validUntil: TODAY } }) - without).toBe(10)
    expect(score({ address: { languageTag: 'es_ES' } }) - without).toBe(10)
  },
)

test('the score is valid until the calendar or the certificate expires', () => {
  const until = (validUntil: string, calendarConfirmedOn?: string) =>
    qualityHoldsUntil(
      { ...COMPLETE, energyCertificate: { ...CERTIFICATE, validUntil } },
      { today: TODAY, imageCount: 0, calendarConfirmedOn },
    )

  expect(until('2030-01-01', '2026-12-31')).toBe(TODAY)
  expect(until(TODAY, TODAY)).toBe(TODAY)
  expect(until('2030-01-01')).toBe('2030-01-01')
  // What has run out already cannot do so again.
  expect(until('2027-02-28', '2026-12-30')).toBeUndefined()
  expect(
    qualityHoldsUntil({ address: { languageTag: 'es_ES' } }, { today: TODAY, imageCount: 0 }),
  ).toBeUndefined()
})

test('hints point out weak values without refusing them', () => {
  const hints = flatHints(
    {
      pricePerMonth: 1_500,
      size: 17,
      maxPerson: 2,
      rooms: { KITCHEN: 0 },
      description_flat_en: 'x'.repeat(100),
    },
    { imageCount: 9, medianPrice: 1_000 },
  )

  expect(hints.map(issueKey)).toEqual([
    'pricePerMonth.UNUSUAL_PRICE',
    'maxPerson.CROWDED',
    'rooms.NO_KITCHEN',
    'description_flat_en.SHORT',
    'images.TOO_FEW',
  ])
})

test('a price is unusual if it differs from the median by more than two fifths', () => {
  const isUnusual = (pricePerMonth: number) =>
    flatHints({ pricePerMonth }, { imageCount: 10, medianPrice: 1_000 }).some(
      ({ code }) => code === 'UNUSUAL_PRICE',
    )

  expect([599, 600, 1_400, 1_401].map(isUnusual)).toEqual([true, false, false, true])
})

test('hints start below nine square metres a person, and below 300 characters', () => {
  const hints = (flat: FlatDraft) => flatHints(flat, { imageCount: 10 }).map(({ code }) => code)

  expect(hints({ size: 17.9, maxPerson: 2 })).toEqual(['CROWDED'])
  expect(hints({ size: 18, maxPerson: 2 })).toEqual([])
  expect(hints({ description_flat_local: 'x'.repeat(299) })).toEqual(['SHORT'])
  expect(hints({ description_flat_local: 'x'.repeat(300) })).toEqual([])
  expect(hints({ rooms: { KITCHEN: 0, KITCHENETTE: 1 } })).toEqual([])
})

test('an ordinary flat gets no hints', () => {
  const usual = {
    ...COMPLETE,
    pricePerMonth: 1_400,
    size: 18,
    description_flat_en: 'x'.repeat(300),
    description_flat_local: '',
  }

  expect(flatHints(usual, { imageCount: 10, medianPrice: 1_000 })).toEqual([])
  expect(flatHints(usual, { imageCount: 10 })).toEqual([])
})
