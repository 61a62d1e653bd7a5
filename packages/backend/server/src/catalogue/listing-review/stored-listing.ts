import { isDeepStrictEqual } from 'node:util'
import {
  changesSinceReview,
  differingParts,
  type Listing,
  LISTING_FACTS,
  LISTING_TEXTS,
  type ListingFact,
  type ListingPart,
} from '@domizil/domain'
import { fieldsOfRow, type Queries, type StoredListing } from '../../foundation/tables/index.ts'
import { factsOf, type FlatRow, listImages } from '../flat/index.ts'

/** The listing of a flat as it is now. */
export async function readListing(db: Queries, flat: FlatRow): Promise<StoredListing> {
  const images = await listImages(db, flat.id)
  const fields = fieldsOfRow(flat)
  const texts = Object.fromEntries(LISTING_TEXTS.map((text) => [text, fields[text]]))

  return {
    ...(texts as Pick<StoredListing, (typeof LISTING_TEXTS)[number]>),
    pricePerMonth: flat.price_per_month,
    deposit: flat.deposit,
    pictures: images.map(({ key, main_image, derivatives, file_name }) => ({
      key,
      isMain: main_image,
      derivatives,
      ...(file_name !== null && { fileName: file_name }),
    })),
    facts: factsOf(flat),
  }
}

/** What of a listing has changed by so much that it is looked at again. */
export function changedParts(reviewed: StoredListing, now: StoredListing): ListingPart[] {
  return changesSinceReview(comparable(reviewed), comparable(now))
}

/** What of a listing is no longer what it was then; another deposit counts as another price. */
export function rewrittenParts(then: StoredListing, now: StoredListing): ListingPart[] {
  const parts = differingParts(comparable(then), comparable(now))
  return then.deposit === now.deposit ? parts : [...parts, 'pricePerMonth']
}

/** What tenants read beside texts, price and pictures and is not what it was then; nothing where that was not stored. */
export function differingFacts(then: StoredListing, now: StoredListing): ListingFact[] {
  const [before, after] = [then.facts, now.facts]
  if (!before || !after) return []
  return LISTING_FACTS.filter((fact) => !isDeepStrictEqual(before[fact], after[fact]))
}

/** A listing with some parts of another one. The deposit goes with the price. */
export function withParts(
  listing: StoredListing,
  other: StoredListing,
  parts: readonly ListingPart[],
): StoredListing {
  const texts = LISTING_TEXTS.filter((text) => parts.includes(text)).map((text) => [text, other[text]])
  return {
    ...listing,
    ...(Object.fromEntries(texts) as Partial<StoredListing>),
    ...(parts.includes('pricePerMonth') && { pricePerMonth: other.pricePerMonth, deposit: other.deposit }),
    ...(parts.includes('images') && { pictures: other.pictures }),
  }
}

export function keysOf({ pictures }: StoredListing): string[] {
  return pictures.map(({ key }) => key)
}

function comparable(listing: StoredListing): Listing {
  const mainImage = listing.pictures.find(({ isMain }) => isMain)?.key ?? null
  return { ...listing, images: keysOf(listing), mainImage }
}
