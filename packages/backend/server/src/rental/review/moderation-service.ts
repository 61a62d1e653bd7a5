import type { Review } from '@domizil/api/schemas'
import { ADMIN_REASON_LIMITS, checkLength } from '@domizil/domain'
import { type Clock, requireAdmin, type User } from '../../foundation/kernel/index.ts'
import { endRestrictionsOf, recordAction, type StateReasons } from '../../infrastructure/audit/index.ts'
import { refuse } from './review-refusals.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { presentReview } from './review-presenter.ts'
import {
  findReview,
  hideReview,
  listReviewsOfBooking,
  lockReview,
  publishReviewsOf,
  showReview,
} from './review-repository.ts'

/** A decision about a review, and its reason. */
interface Moderation {
  id: number
  reason: string
  target: 'HIDDEN' | 'SHOWN'
}

interface Dependencies {
  db: Database
  clock: Clock
  /** Tells the author of a hidden review. */
  stateReasons: StateReasons
}

/** What administrators decide about reviews. Deciding the same again changes nothing. */
export function createModerationService({ db, clock, stateReasons }: Dependencies) {
  return {
    /**
     * Takes a review out of everybody's sight.
     *
     * @throws {DomainError} 404 if there is no such review.
     * @throws {DomainError} ADMINS_ONLY (403), REVIEW_INVALID (422) without a reason.
     */
    hide: (actor: User, id: number, reason: string) => decide(actor, { id, reason, target: 'HIDDEN' }),

    /** Shows a hidden review again, or lets it wait again for the other one. Throws what `hide` throws. */
    show: (actor: User, id: number, reason: string) => decide(actor, { id, reason, target: 'SHOWN' }),
  }

  async function decide(actor: User, moderation: Moderation): Promise<Review> {
    requireAdmin(actor)
    const issues = checkLength('reason', moderation.reason, ADMIN_REASON_LIMITS)
    if (issues.length > 0) throw refuse('REVIEW_INVALID', { issues })

    const now = clock()
    return db.transaction().execute(async (trx) => {
      const { review, isChanged } = await moderateReview(trx, actor, moderation, now)
      const { id, reason, target } = moderation
      if (target === 'SHOWN') await endRestrictionsOf(trx, { subject: 'REVIEW', subject_id: String(id) })
      if (isChanged && target === 'HIDDEN') {
        const restriction = { subject: 'REVIEW', id: String(id), decision: target, reasons: reason } as const
        await stateReasons(trx, actor, restriction, now)
      }
      return review
    })
  }
}

/**
 * Hides a review or shows it again, on behalf of an administrator; says whether that changed anything.
 *
 * @throws {DomainError} REVIEW_NOT_FOUND (404).
 */
export async function moderateReview(
  trx: Queries,
  actor: User,
  { id, reason, target }: Moderation,
  now: Date,
): Promise<{ review: Review; isChanged: boolean }> {
  const before = await lockReview(trx, id, now)
  if (!before) throw refuse('REVIEW_NOT_FOUND')
  const isHidden = before.status === 'HIDDEN'
  const isChanged = isHidden !== (target === 'HIDDEN')

  if (isChanged) {
    await (target === 'HIDDEN' ? hideReview(trx, id, reason.trim()) : showAgain(trx, before, now))
    const after = await reread(trx, id, now)
    const subject = { action: `REVIEW_${target}`, subjectType: 'REVIEW', subjectId: id } as const
    const facts = { before: { status: before.status }, after: { status: after.status } }
    await recordAction(trx, actor, { ...subject, ...facts, reason }, now)
  }
  return { review: presentReview(await reread(trx, id, now), actor), isChanged }
}

/** While it was hidden the other review may have come. */
async function showAgain(
  trx: Queries,
  { id, booking_id }: { id: number; booking_id: number },
  now: Date,
): Promise<void> {
  await showReview(trx, id)
  const both = await listReviewsOfBooking(trx, booking_id, now)
  if (both.length === 2) await publishReviewsOf(trx, booking_id, now)
}

async function reread(trx: Queries, id: number, now: Date) {
  const review = await findReview(trx, id, now)
  if (!review) throw refuse('REVIEW_NOT_FOUND')
  return review
}
