import { isOpenByLink } from '@domizil/domain'
import { scheduleFileDeletion } from '../../infrastructure/storage/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { findFlat, type FlatRow } from '../flat/index.ts'
import {
  deleteKept,
  deleteReviewed,
  findReviewed,
  insertKept,
  updateDifference,
} from './kept-listing-repository.ts'
import { changedParts, readListing } from './stored-listing.ts'

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
    await forgetChanges(trx, flat.id, now)
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

/** The whole listing counts as reviewed, or will be reviewed as a whole. What was undone stays, for complaints. */
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
