import { type FlatFieldsWith, flatFieldsWith } from './flat-fields.ts'

/** The texts of a listing that are reviewed, in the order in which they are shown. */
export const LISTING_TEXTS = /* @__PURE__ */ flatFieldsWith({ kind: 'text', reviewed: true })
export type ListingText = (typeof LISTING_TEXTS)[number]

/** The fields of a listing beside its texts that a reviewer compares. */
export const COMPARED_FIELDS = /* @__PURE__ */ flatFieldsWith({ reviewed: true }).filter(isCompared)
/** One of {@link COMPARED_FIELDS}. */
export type ComparedField = Exclude<FlatFieldsWith<{ reviewed: true }>, ListingText>

/** What else tenants read of a flat, in the order in which a reviewer compares it. */
export const LISTING_FACTS = [
  'address',
  ...COMPARED_FIELDS,
  'roomCounts',
  'amenities',
  'energyCertificate',
] as const
export type ListingFact = (typeof LISTING_FACTS)[number]

function isCompared(name: FlatFieldsWith<{ reviewed: true }>): name is ComparedField {
  return !(LISTING_TEXTS as readonly string[]).includes(name)
}

/** What of a listing an administrator looks at again once it has changed. */
export const LISTING_PARTS = [...LISTING_TEXTS, 'pricePerMonth', 'images'] as const
export type ListingPart = (typeof LISTING_PARTS)[number]

/** A listing at a moment. */
export type Listing = Readonly<Record<ListingText, string | null>> & {
  readonly pricePerMonth: number | null
  /** The keys of the pictures, in their order. */
  readonly images: readonly string[]
  readonly mainImage: string | null
}

/** A price may change by this share in both directions without being looked at again. */
export const FREE_PRICE_CHANGE_PERCENT = 30

/**
 * What of a listing differs from what was reviewed by so much that it is looked at again: any text or picture, the order
 * of pictures as well, and the price if it differs by more than {@link FREE_PRICE_CHANGE_PERCENT}.
 */
export function changesSinceReview(reviewed: Listing, now: Listing): ListingPart[] {
  return differingParts(reviewed, now).filter(
    (part) => part !== 'pricePerMonth' || isPriceJump(reviewed.pricePerMonth, now.pricePerMonth),
  )
}

/** What of a listing differs from another one by anything at all. */
export function differingParts(one: Listing, other: Listing): ListingPart[] {
  return LISTING_PARTS.filter((part) =>
    part === 'images' ? havePicturesChanged(one, other) : (one[part] ?? null) !== (other[part] ?? null),
  )
}

/** Compares whole numbers: 0.3 × 1,090 is not 327 in floating point. */
function isPriceJump(before: number | null, after: number | null): boolean {
  const reviewed = before ?? 0
  return Math.abs((after ?? 0) - reviewed) * 100 > reviewed * FREE_PRICE_CHANGE_PERCENT
}

function havePicturesChanged(before: Listing, after: Listing): boolean {
  return before.mainImage !== after.mainImage || before.images.join() !== after.images.join()
}
