import { isOpenByLink } from '@domizil/domain'
import { scheduleFileDeletion } from '../../infrastructure/storage/index.ts'
import type { Queries, StoredListing } from '../../foundation/tables/index.ts'
import { findFlat, type FlatRow } from '../flat/index.ts'
import {
  deleteKept,
  deleteReviewed,
  findReviewed,
  insertKept,
  updateDifference,
  updateReviewed,
} from './kept-listing-repository.ts'
import { changedParts, keysOf, readListing } from './stored-listing.ts'

/**
 * Lets a change of a flat happen. If the flat was reviewed and stays visible, the listing is stored as it was reviewed, so
 * that an administrator can compare. Every change of texts, price or pictures goes through here. The caller has locked
 * the flat.
 */
export async function trackChanges<T>(
  trx: Queries,
  { flat, isReviewOn, now }: { flat: FlatRow; isReviewOn: boolean; now: Date },
  act: () => Promise<T>,
): Promise<T> {
  if (!isReviewOn || !isOpenByLink(flat.status)) return act()

  const before = await readListing(trx, flat)
  const result = await act()
  const changed = await findFlat(trx, flat.id)
  if (!changed) return result
  if (!isOpenByLink(changed.status)) {
    await compareAgainst(trx, flat.id, before)
    return result
  }

  const after = await readListing(trx, changed)
  const reviewed = await findReviewed(trx, flat.id)
  const isSame = JSON.stringify(before) === JSON.stringify(after)
  if (isSame) return result

  const parts = changedParts(reviewed?.listing ?? before, after)
  const difference = {
    changed_parts: parts,
    changed_at: parts.length > 0 ? later(now, reviewed?.changed_at) : null,
  }
  if (reviewed) await updateDifference(trx, reviewed.id, difference)
  else await insertKept(trx, { ...difference, flat_id: flat.id, report_id: null, listing: before })
  return result
}

/** Stores the listing as it is decided about: the next review compares it with what was submitted again. */
export async function keepDecided(trx: Queries, flat: FlatRow, now: Date): Promise<void> {
  const listing = await readListing(trx, flat)
  const reviewed = await findReviewed(trx, flat.id)
  if (!reviewed) return insertKept(trx, { ...NO_DIFFERENCE, flat_id: flat.id, report_id: null, listing })

  const gone = reviewed.image_keys.filter((key) => !keysOf(listing).includes(key))
  await updateReviewed(trx, reviewed.id, { ...NO_DIFFERENCE, listing })
  if (gone.length > 0) await scheduleFileDeletion(trx, { pictures: gone }, now)
}

/** A listing goes to its review as a whole, which compares it with the last one that was reviewed. */
async function compareAgainst(trx: Queries, flatId: number, before: StoredListing): Promise<void> {
  const reviewed = await findReviewed(trx, flatId)
  if (reviewed) await updateDifference(trx, reviewed.id, NO_DIFFERENCE)
  else await insertKept(trx, { ...NO_DIFFERENCE, flat_id: flatId, report_id: null, listing: before })
}

/** A flat that is not shown waits for no second look. */
const NO_DIFFERENCE = { changed_parts: [], changed_at: null }

/** The whole listing counts as reviewed. What was undone stays, for complaints. */
export async function forgetChanges(trx: Queries, flatId: number, now: Date): Promise<void> {
  const pictures = await deleteReviewed(trx, flatId)
  if (pictures.length > 0) await scheduleFileDeletion(trx, { pictures }, now)
}

/** A flat was taken away for good: no earlier listing of it comes back. */
export async function forgetListings(trx: Queries, flatId: number, now: Date): Promise<void> {
  const pictures = await deleteKept(trx, flatId)
  if (pictures.length > 0) await scheduleFileDeletion(trx, { pictures }, now)
}

/** The moment names a state of the listing: two changes never share one. */
function later(now: Date, before: Date | null | undefined): Date {
  return before && before >= now ? new Date(before.getTime() + 1) : now
}
