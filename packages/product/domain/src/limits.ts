/** The limits of a flat's fields, both ends allowed. Money in whole euro, sizes in m². */
export const FLAT_LIMITS = {
  street: { min: 2, max: 100 },
  houseNumber: { min: 1, max: 10 },
  postcode: { min: 2, max: 12 },
  city: { min: 2, max: 80 },
  pricePerMonth: { min: 100, max: 20_000 },
  /** The dearest flat's, where six months' rent may be asked for; a flat's own limit is `maxDeposit`. */
  deposit: { min: 0, max: 120_000 },
  size: { min: 8, max: 1_000, decimals: 1 },
  floorNumber: { min: -2, max: 60 },
  maxPerson: { min: 1, max: 20 },
  roomsOfOneType: { min: 0, max: 10 },
  title: { min: 10, max: 60 },
  descriptionOfFlat: { min: 100, max: 2_000 },
  descriptionOfRegion: { min: 0, max: 1_000 },
  energyValue: { min: 0.1, max: 999.9, decimals: 1 },
  energyCarriers: { min: 1, max: 3 },
  exemptionText: { min: 1, max: 200 },
} as const

/** What a search can ask for, both ends allowed. Money in whole euro, sizes in whole m². Saved searches take the same. */
export const SEARCH_LIMITS = {
  term: { min: 0, max: 100 },
  radiusKm: { min: 1, max: 50 },
  months: { min: 1, max: 36 },
  price: { min: 0, max: FLAT_LIMITS.pricePerMonth.max },
  deposit: FLAT_LIMITS.deposit,
  size: { min: 0, max: FLAT_LIMITS.size.max },
  rooms: FLAT_LIMITS.roomsOfOneType,
  persons: FLAT_LIMITS.maxPerson,
  page: { min: 0, max: 10_000 },
} as const

/** How long a reason may be that one party gives to another, in characters. */
export const MAX_REASON_LENGTH = 500

/** The largest id of a row: every id is an `integer` of PostgreSQL. */
export const MAX_ID = 2_147_483_647

/** The oldest construction year a certificate may name. */
export const OLDEST_CONSTRUCTION_YEAR = 1200
/** Kilobytes and megabytes are the round ones people see: 20 MB are 20 × 1024 × 1024 bytes. */
export const MAX_IMAGE_BYTES = 20 * 1024 * 1024
export const MAX_IMAGES = 30
/** How many flats one person may have, archived ones not counted. */
export const MAX_FLATS = 200
/** How many flats one person may mark. */
export const MAX_FAVOURITES = 200
/** An image's longer side, in pixels. */
export const MIN_IMAGE_SIDE = 1_024
/** What the publish gate asks for. */
export const MIN_IMAGES_TO_PUBLISH = 3
/** With fewer a hint is shown; more add nothing to the quality score. */
export const ENOUGH_IMAGES = 10

/** How many months' rent the deposit may be at most: § 551 BGB in Germany, the Spanish limit of three, six elsewhere. */
export function maxDepositMonths(countryCode: string | undefined): number {
  return countryCode === 'DE' || countryCode === 'ES' ? 3 : 6
}
