import type { ListingChanges } from '@domizil/api/schemas'
import { addMonths, COMPLAINT_MONTHS, type Day, isOpenByLink, LISTING_TEXTS } from '@domizil/domain'
import { recordAction, requireReason, type StateReasons } from '../../infrastructure/audit/index.ts'
import { type Clock, dayOf, requireAdmin, type User } from '../../foundation/kernel/index.ts'
import { scheduleFileDeletion } from '../../infrastructure/storage/index.ts'
import type { Database, Queries, StoredListing } from '../../foundation/tables/index.ts'
import { findFlat, flatNotFound, type FlatRow, imageAddress, lockFlat } from '../flat/index.ts'
import { deleteUndoneBefore, findReviewed, type KeptListing } from './kept-listing-repository.ts'
import { refuse } from './listing-review-refusals.ts'
import { differingFacts, keysOf, readListing, rewrittenParts } from './stored-listing.ts'
import { forgetChanges } from './track-changes.ts'
import { keepUndone, undoChanges } from './undo-changes.ts'

interface Dependencies {
  db: Database
  clock: Clock
  /** Sends the landlord the reasons. */
  stateReasons: StateReasons
}

/** What an administrator has looked at: the listing as it was when it had last changed. */
export interface Seen {
  id: number
  changedSinceReview: string
}

/** A complaint may be decided a month after the last day for it. */
const MONTHS_KEPT = COMPLAINT_MONTHS + 1

/** The second look of administrators at listings that have changed since their review. */
export function createListingReviewService({ db, clock, stateReasons }: Dependencies) {
  return {
    /**
     * A listing before and after its changes since the review.
     *
     * @throws {DomainError} ADMINS_ONLY (403), FLAT_NOT_FOUND (404).
     */
    async changes(actor: User, id: number): Promise<ListingChanges> {
      requireAdmin(actor)
      const flat = await findFlat(db, id)
      if (!flat) throw flatNotFound()
      const reviewed = await findReviewed(db, id)
      return presentChanges(flat, reviewed, await readListing(db, flat), dayOf(clock()))
    },

    /**
     * Takes the listing as reviewed.
     *
     * @throws {DomainError} ADMINS_ONLY (403), FLAT_NOT_FOUND (404), LISTING_DECIDED_MEANWHILE (409) if it is not what the
     * administrator has seen.
     */
    async accept(actor: User, seen: Seen): Promise<null> {
      requireAdmin(actor)
      return db.transaction().execute(async (trx) => {
        const { changed_parts: parts } = await lockSeen(trx, seen)
        await forgetChanges(trx, seen.id, clock())
        const subject = { action: 'FLAT_CHANGES_ACCEPTED', subjectType: 'FLAT', subjectId: seen.id } as const
        await recordAction(trx, actor, { ...subject, before: { changed: parts }, after: {} }, clock())
        return null
      })
    },

    /**
     * Makes the listing again what it was when it was reviewed, and sends its landlord the reasons.
     *
     * @throws {DomainError} ADMIN_REASON_INVALID (422), and what `accept` throws.
     */
    async undo(actor: User, seen: Seen, reason: string): Promise<null> {
      requireAdmin(actor)
      const reasons = requireReason(reason)
      const now = clock()
      return db.transaction().execute(async (trx) => {
        await lockSeen(trx, seen)
        const undone = await undoChanges(trx, seen.id, now)
        const restriction = { subject: 'FLAT', id: String(seen.id), decision: 'UNDONE', reasons } as const
        const statement = await stateReasons(trx, actor, restriction, now)
        if (statement !== null) await keepUndone(trx, undone, statement, now)

        const subject = { action: 'FLAT_CHANGES_UNDONE', subjectType: 'FLAT', subjectId: seen.id } as const
        const facts = { before: { changed: undone.parts }, after: {} }
        await recordAction(trx, actor, { ...subject, ...facts, reason: reasons }, now)
        return null
      })
    },

    /** Deletes what was undone and can no longer be complained about. */
    async purgeUndone(): Promise<void> {
      const until = new Date(`${addMonths(dayOf(clock()), -MONTHS_KEPT)}T00:00:00Z`)
      await db.transaction().execute(async (trx) => {
        const pictures = await deleteUndoneBefore(trx, until)
        if (pictures.length > 0) await scheduleFileDeletion(trx, { pictures }, clock())
      })
    },
  }
}

async function lockSeen(trx: Queries, { id, changedSinceReview }: Seen): Promise<KeptListing> {
  if (!(await lockFlat(trx, id))) throw flatNotFound()
  const reviewed = await findReviewed(trx, id)
  if (reviewed?.changed_at?.getTime() !== Date.parse(changedSinceReview)) {
    throw refuse('LISTING_DECIDED_MEANWHILE')
  }
  return reviewed
}

/**
 * What an administrator compares: each changed part before and after. Of a flat that is not shown, everything that differs
 * from the last decision.
 */
function presentChanges(
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
