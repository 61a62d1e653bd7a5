import type { ListingChanges } from '@domizil/api/schemas'
import { type Day, isOpenByLink, LISTING_TEXTS } from '@domizil/domain'
import type { StoredListing } from '../../foundation/tables/index.ts'
import { type FlatRow, imageAddress } from '../flat/index.ts'
import type { KeptListing } from './kept-listing-repository.ts'
import { differingFacts, keysOf, rewrittenParts } from './stored-listing.ts'

/**
 * What an administrator compares: each changed part before and after. Of a flat that is not shown, everything that differs
 * from the last decision.
 */
export function presentChanges(
  flat: FlatRow,
  reviewed: KeptListing | undefined,
  now: StoredListing,
  today: Day,
): ListingChanges {
  const isShown = isOpenByLink(flat.status)
  if (!reviewed || (isShown && !reviewed.changed_at)) {
    return { changedSinceReview: null, texts: [], price: null, images: null, facts: null }
  }
  const { listing: before, changed_at } = reviewed
  const parts = isShown ? reviewed.changed_parts : rewrittenParts(before, now)

  const shown = keysOf(now)
  const addressOf = (key: string) =>
    imageAddress(
      // Only what is still in the flat has a public address.
      {
        key,
        flat_id: flat.id,
        status: shown.includes(key) ? flat.status : 'ARCHIVED',
        secret: flat.image_secret,
      },
      'medium',
      today,
    )
  const picturesOf = (listing: StoredListing) =>
    listing.pictures.map(({ key, isMain }) => ({ url: addressOf(key), mainImage: isMain }))

  return {
    changedSinceReview: changed_at?.toISOString() ?? null,
    texts: LISTING_TEXTS.filter((text) => parts.includes(text)).map((text) => ({
      field: text,
      before: before[text],
      after: now[text],
    })),
    price:
      parts.includes('pricePerMonth') && before.pricePerMonth !== now.pricePerMonth
        ? { before: before.pricePerMonth, after: now.pricePerMonth }
        : null,
    images: parts.includes('images') ? { before: picturesOf(before), after: picturesOf(now) } : null,
    facts: isShown ? null : comparedFacts(before, now),
    ...(!isShown && !before.facts && { areFactsUnknown: true }),
  }
}

function comparedFacts(then: StoredListing, now: StoredListing): ListingChanges['facts'] {
  const differing = differingFacts(then, now)
  return then.facts && now.facts && differing.length > 0
    ? { differing, before: then.facts, after: now.facts }
    : null
}
