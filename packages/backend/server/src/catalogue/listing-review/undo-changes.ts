import { LISTING_TEXTS, type ListingPart } from '@domizil/domain'
import { dayOf } from '../../foundation/kernel/index.ts'
import { columnOf, type Queries, type StoredListing } from '../../foundation/tables/index.ts'
import { scheduleFileDeletion } from '../../infrastructure/storage/index.ts'
import { type FlatRow, flatNotFound, lockFlat, refreshQuality, updateFlat } from '../flat/index.ts'
import {
  deleteUndone,
  findReviewed,
  findUndone,
  insertKept,
  type KeptListing,
  updateDifference,
  updateReviewed,
} from './kept-listing-repository.ts'
import { refuse } from './listing-review-refusals.ts'
import { changedParts, keysOf, readListing, rewrittenParts, withParts } from './stored-listing.ts'
import { forgetChanges } from './track-changes.ts'

/** A listing that was undone, with what of it was, and what it was made again. */
export interface UndoneListing {
  flatId: number
  listing: StoredListing
  restored: StoredListing
  parts: ListingPart[]
}

/**
 * Makes a listing what it was when it was reviewed.
 *
 * @throws {DomainError} FLAT_NOT_FOUND (404), LISTING_DECIDED_MEANWHILE (409) if nothing has changed since.
 */
export async function undoChanges(trx: Queries, flatId: number, now: Date): Promise<UndoneListing> {
  const flat = await lockFlat(trx, flatId)
  if (!flat) throw flatNotFound()
  const reviewed = await findReviewed(trx, flatId)
  if (!reviewed?.changed_at) throw refuse('LISTING_DECIDED_MEANWHILE')

  const listing = await readListing(trx, flat)
  const parts = reviewed.changed_parts
  await writeListing(trx, flat, { listing: reviewed.listing, parts }, now)
  await updateDifference(trx, reviewed.id, { changed_parts: [], changed_at: null })
  return { flatId, listing, restored: reviewed.listing, parts }
}

/** Keeps what was undone, for a complaint about the decision: the latest, if it has undone something before. */
export async function keepUndone(
  trx: Queries,
  { flatId, listing, restored, parts }: UndoneListing,
  reportId: number,
  now: Date,
): Promise<void> {
  await forgetUndone(trx, reportId, now)
  await insertKept(trx, {
    flat_id: flatId,
    report_id: reportId,
    listing,
    restored,
    changed_parts: parts,
    changed_at: now,
  })
}

/**
 * Makes a listing again what a decision has undone, if it has undone something, and takes that as reviewed. What its
 * landlord has rewritten since stays, whether that was accepted or still waits.
 */
export async function redoChanges(trx: Queries, reportId: number, now: Date): Promise<void> {
  const undone = await findUndone(trx, reportId)
  const flat = undone && (await lockFlat(trx, undone.flat_id))
  if (!flat) return

  const shown = await readListing(trx, flat)
  const rewritten = undone.restored ? rewrittenParts(undone.restored, shown) : []
  const parts = undone.changed_parts.filter((part) => !rewritten.includes(part))
  const reviewed = await findReviewed(trx, flat.id)
  await writeListing(trx, flat, { listing: undone.listing, parts }, now)
  if (reviewed?.changed_at) await reviewAgain(trx, reviewed, { shown, redone: undone.listing, parts }, now)
  else await forgetChanges(trx, flat.id, now)
  await forgetUndone(trx, reportId, now)
}

/** What was made again counts as reviewed; other changes still wait. */
async function reviewAgain(
  trx: Queries,
  reviewed: KeptListing,
  { shown, redone, parts }: { shown: StoredListing; redone: StoredListing; parts: readonly ListingPart[] },
  now: Date,
): Promise<void> {
  const listing = withParts(reviewed.listing, redone, parts)
  const changed_parts = changedParts(listing, withParts(shown, redone, parts))
  if (changed_parts.length === 0) return forgetChanges(trx, reviewed.flat_id, now)

  const gone = reviewed.image_keys.filter((key) => !keysOf(listing).includes(key))
  await updateReviewed(trx, reviewed.id, { listing, changed_parts, changed_at: reviewed.changed_at })
  if (gone.length > 0) await scheduleFileDeletion(trx, { pictures: gone }, now)
}

async function forgetUndone(trx: Queries, reportId: number, now: Date): Promise<void> {
  const pictures = await deleteUndone(trx, reportId)
  if (pictures.length > 0) await scheduleFileDeletion(trx, { pictures }, now)
}

async function writeListing(
  trx: Queries,
  flat: FlatRow,
  { listing, parts }: { listing: StoredListing; parts: readonly ListingPart[] },
  now: Date,
): Promise<void> {
  const texts = LISTING_TEXTS.filter((text) => parts.includes(text)).map((text) => [
    columnOf(text),
    listing[text],
  ])
  const price = parts.includes('pricePerMonth') && {
    price_per_month: listing.pricePerMonth,
    deposit: listing.deposit,
  }
  const columns = { ...Object.fromEntries(texts), ...price }
  const changed = await updateFlat(trx, flat.id, columns, { at: now, byOwner: false })
  if (parts.includes('images')) await writePictures(trx, flat.id, listing, now)
  await refreshQuality(trx, changed, dayOf(now))
}

async function writePictures(
  trx: Queries,
  flatId: number,
  { pictures, ...listing }: StoredListing,
  now: Date,
): Promise<void> {
  const removed = await trx.deleteFrom('flat_image').where('flat_id', '=', flatId).returning('key').execute()
  const keys = keysOf({ ...listing, pictures })
  const gone = removed.map(({ key }) => key).filter((key) => !keys.includes(key))
  await scheduleFileDeletion(trx, { pictures: gone }, now)

  const rows = pictures.map(({ key, isMain, derivatives, fileName }, rank) => ({
    flat_id: flatId,
    key,
    rank,
    main_image: isMain,
    derivatives: JSON.stringify(derivatives),
    file_name: fileName ?? null,
  }))
  if (rows.length > 0) await trx.insertInto('flat_image').values(rows).execute()
}
