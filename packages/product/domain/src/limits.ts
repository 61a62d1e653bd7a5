/** The limits of a flat's rent, in whole euros per month, both ends included. */
export const RENT_LIMITS = { min: 100, max: 20_000 } as const
/** Six months of the highest rent; a flat's own limit is `maxDeposit`. */
export const DEPOSIT_LIMITS = { min: 0, max: 120_000 } as const
/** m² */
export const SIZE_LIMITS = { min: 8, max: 1_000, decimals: 1 } as const
/** The most people of a flat. */
export const PERSON_LIMITS = { min: 1, max: 20 } as const

/** The limits of what a flat has beside the fields of `FLAT_FIELDS`, both ends included. */
export const FLAT_LIMITS = {
  street: { min: 2, max: 100 },
  houseNumber: { min: 1, max: 10 },
  postcode: { min: 2, max: 12 },
  city: { min: 2, max: 80 },
  roomsOfOneType: { min: 0, max: 10 },
  energyValue: { min: 0.1, max: 999.9, decimals: 1 },
  energyCarriers: { min: 1, max: 3 },
  exemptionText: { min: 1, max: 200 },
} as const

/**
 * The limits of search filters, both ends included. Money in whole euros, sizes in whole m². Saved searches have the
 * same.
 */
export const SEARCH_LIMITS = {
  term: { min: 0, max: 100 },
  nearName: { min: 0, max: 60 },
  radiusKm: { min: 1, max: 50 },
  months: { min: 1, max: 36 },
  price: { min: 0, max: RENT_LIMITS.max },
  deposit: DEPOSIT_LIMITS,
  size: { min: 0, max: SIZE_LIMITS.max },
  rooms: FLAT_LIMITS.roomsOfOneType,
  persons: PERSON_LIMITS,
  page: { min: 0, max: 10_000 },
} as const

/** How long a reason may be that one party gives to another, in characters. */
export const MAX_REASON_LENGTH = 500

/** The largest id of a row: every id is an `integer` of PostgreSQL. */
export const MAX_ID = 2_147_483_647

/** The earliest construction year of a certificate. */
export const OLDEST_CONSTRUCTION_YEAR = 1200
/** 20 MB, with 1 MB = 1024 × 1024 bytes. */
export const MAX_IMAGE_BYTES = 20 * 1024 * 1024
/** The number of images per flat. */
export const MAX_IMAGES = 30
/** The number of flats per owner, archived ones not counted. */
export const MAX_FLATS = 200
/** The number of favourites per user. */
export const MAX_FAVOURITES = 200
/** The longer side of an image, in pixels. */
export const MIN_IMAGE_SIDE = 1_024
/** Below it the longer side of an image gets a hint: such a picture is blurred on a large screen. */
export const SMALL_IMAGE_SIDE = 1_600
/** The pixels of an image: as many as a camera makes. A file of a few kilobytes can claim to be far more. */
export const MAX_IMAGE_PIXELS = 50_000_000
/** The same for HEIC: the default of phones is 24 million, which take a third of a gigabyte while they are decoded. */
export const MAX_HEIC_PIXELS = 25_000_000
/** The number of images that publishing requires. */
export const MIN_IMAGES_TO_PUBLISH = 3
/** With fewer images a hint is shown; more do not raise the quality score. */
export const ENOUGH_IMAGES = 10

/** The highest deposit in months of rent: three in Germany (§ 551 BGB) and Spain, six elsewhere. */
export function maxDepositMonths(countryCode: string | undefined): number {
  return countryCode === 'DE' || countryCode === 'ES' ? 3 : 6
}
