import type { OwnFlat } from '@domizil/api/schemas'
import {
  canArchive,
  type FlatActor,
  type FlatStatus,
  flatTransition,
  isOpenByLink,
  UNCONFIRMED_STATUSES,
} from '@domizil/domain'
import { flatEditPath } from '@domizil/links'
import { cancelRequests, hasRunningBooking } from '../../rental/booking/index.ts'
import {
  type FlatRow,
  isOwner,
  listImages,
  lockFlatToManage,
  stateOf,
  updateFlat,
} from '../../catalogue/flat/index.ts'
import { forgetListings } from '../../catalogue/listing-review/index.ts'
import { type Clock, dayOf, type User } from '../../foundation/kernel/index.ts'
import {
  endRestrictionsOf,
  type Restriction,
  type StateBefore,
  type StateReasons,
} from '../../infrastructure/audit/index.ts'
import { listingBefore } from './moderate-flat.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import { flatApproved, flatRejected } from './mails.ts'
import { refuse } from './own-flats-refusals.ts'
import { present } from './present-flats.ts'
import { findObstacle } from './publishable.ts'
import { recordChange, setStatus } from './set-status.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'

interface Dependencies {
  db: Database
  clock: Clock
  /** Whether an administrator looks at a flat before it is listed. */
  flatReview: boolean
  /** Tells the owner of a listing that an administrator has restricted. */
  stateReasons: StateReasons
}

/** What comes with a change of the status. */
export interface StatusWords {
  reason?: string
  /** The state of the flat that was looked at: the change is refused in any other. */
  state?: string
}

/** Moves flats along the graph of the domain. */
export function createFlatStatusService({ db, clock, flatReview, stateReasons }: Dependencies) {
  return {
    /**
     * Sets the status, or the review that precedes it: the answer carries the resulting status.
     * Setting the current status changes nothing.
     *
     * @throws {DomainError} 404 if there is no such flat, or the actor is neither its owner nor an administrator.
     * @throws {DomainError} FLAT_STATUS_NOT_ALLOWED (409), FLAT_NOT_PUBLISHABLE (422, naming everything that is
     * missing), REASON_REQUIRED (422), OWNER_BLOCKED, FLAT_CHANGED_MEANWHILE (409).
     */
    async update(
      actor: User,
      id: number,
      target: FlatStatus,
      { reason, state }: StatusWords = {},
    ): Promise<OwnFlat> {
      return db.transaction().execute(async (trx) => {
        const flat = await lockFlatToManage(trx, actor, id)
        if (isAlreadySo(flat.status, target, actor)) return present(trx, flat, clock())
        if (state !== undefined && state !== stateOf(flat, await listImages(trx, id))) {
          throw refuse('FLAT_CHANGED_MEANWHILE')
        }

        const { to, gate, reason: needsReason } = transitionOf(actor, flat, target, flatReview)
        const isRestricted = isRestriction(actor, flat, to)
        if ((needsReason || isRestricted) && !reason?.trim()) throw refuse('REASON_REQUIRED')
        const obstacle = gate && (await findObstacle(trx, flat, dayOf(clock())))
        if (obstacle) throw obstacle

        const changed = await setStatus(trx, actor, { flat, status: to, reason }, clock())
        if (flat.status === 'REJECTED') await endRestrictionsOf(trx, restrictable(flat))
        if (isRestricted) {
          // A paused flat is listed again by its owner.
          const before = to === 'REJECTED' ? await listingBefore(trx, flat) : null
          await stateReasons(trx, actor, restrictionOf(flat, reason, before), clock())
        } else await notifyOwner(trx, flat, changed, clock())
        return present(trx, changed, clock())
      })
    },

    /**
     * Takes a flat away for good. Open requests end with it.
     *
     * @throws {DomainError} 404 if there is no such flat, or the actor is neither its owner nor an administrator.
     * @throws {DomainError} FLAT_HAS_RUNNING_BOOKING (409), REASON_REQUIRED (422) for an administrator.
     */
    async remove(actor: User, id: number, reason?: string): Promise<null> {
      return db.transaction().execute(async (trx) => {
        const flat = await lockFlatToManage(trx, actor, id)
        if (!canArchive(flat.status)) return null
        if (await hasRunningBooking(trx, id, clock())) {
          throw refuse('FLAT_HAS_RUNNING_BOOKING')
        }
        const isRestricted = isRestriction(actor, flat, 'ARCHIVED')
        if (isRestricted && !reason?.trim()) throw refuse('REASON_REQUIRED')

        await cancelRequests(trx, id, UNCONFIRMED_STATUSES, clock())
        const columns = { status: 'ARCHIVED', archived_at: clock() } as const
        await updateFlat(trx, id, columns, { at: clock(), byOwner: isOwner(actor, flat) })
        await forgetListings(trx, id, clock())
        await endRestrictionsOf(trx, restrictable(flat))
        await recordChange(trx, actor, { flat, status: 'ARCHIVED', reason }, clock())
        if (isRestricted) await stateReasons(trx, actor, restrictionOf(flat, reason, null), clock())
        return null
      })
    },
  }
}

/** Whether an administrator takes a visible listing away: its owner is due the reasons, and may complain (Art. 17 DSA). */
function isRestriction(actor: User, flat: FlatRow, to: FlatStatus): boolean {
  return actor.isAdmin && !isOwner(actor, flat) && isOpenByLink(flat.status) && to !== 'ACTIVE'
}

function restrictionOf({ id }: FlatRow, reason = '', before: StateBefore | null): Restriction {
  return { subject: 'FLAT', id: String(id), decision: 'HIDDEN', reasons: reason, before }
}

/** A repeated publication returns the result of the first one. */
function isAlreadySo(status: FlatStatus, target: FlatStatus, actor: User): boolean {
  return status === target || (status === 'IN_REVIEW' && target === 'ACTIVE' && !actor.isAdmin)
}

function transitionOf(actor: User, flat: FlatRow, target: FlatStatus, isReviewOn: boolean) {
  const actors: FlatActor[] = []
  if (isOwner(actor, flat)) actors.push('OWNER')
  if (actor.isAdmin) actors.push('ADMIN')

  const found = flatTransition({ from: flat.status, to: target, actors, isReviewOn })
  if (!found) throw refuse('FLAT_STATUS_NOT_ALLOWED', { values: { status: flat.status, target: target } })
  return found
}

const restrictable = ({ id }: FlatRow) => ({ subject: 'FLAT', subject_id: String(id) }) as const

/** Notifies the owner of the result of a review. */
async function notifyOwner(trx: Queries, before: FlatRow, after: FlatRow, now: Date): Promise<void> {
  const to = { to: after.owner_id, about: after.id }
  if (before.status === 'IN_REVIEW' && after.status === 'ACTIVE') {
    await orderMails(trx, [flatApproved.order(to)], now)
  }
  if (before.status === 'IN_REVIEW' && after.status === 'REJECTED') {
    const reason = after.rejection_reason ?? ''
    const order = flatRejected.order({ ...to, values: { reason }, path: flatEditPath(after.id) })
    await orderMails(trx, [order], now)
  }
}
