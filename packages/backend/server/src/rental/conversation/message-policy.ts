import { forbidden, type User } from '../../foundation/kernel/index.ts'
import { bookingNotFound } from '../booking/index.ts'
import { refuse } from './conversation-refusals.ts'
import { bookingsAsOf, type Queries } from '../../foundation/tables/index.ts'
import type { Party } from './message-repository.ts'
import type { ThreadRef } from './thread-ref.ts'
import { isConfirmed, isOpenByLink, isThreadOpen } from '@domizil/domain'

/** A thread, and as which of its two parties the actor looks at it. */
export interface OwnThread {
  thread: Thread
  party: Party
}

/**
 * The thread of a booking or a question, for the two who write it.
 *
 * @throws {DomainError} 404 for everybody else.
 * @throws {DomainError} FORBIDDEN (403) for an administrator: what people write to each other is private.
 */
export async function ownThread(db: Queries, actor: User, ref: ThreadRef, now: Date): Promise<OwnThread> {
  const own = await findOwnThread(db, actor, ref, now)
  if (own) return own

  throw 'bookingId' in ref ? bookingNotFound() : refuse('QUESTION_NOT_FOUND')
}

/**
 * The same; undefined for everybody else.
 *
 * @throws {DomainError} FORBIDDEN (403) for an administrator.
 */
export async function findOwnThread(
  db: Queries,
  actor: User,
  ref: ThreadRef,
  now: Date,
): Promise<OwnThread | undefined> {
  const thread = await findThread(db, ref, now)
  const party = thread && partyIn(thread, actor)
  if (thread && party) return { thread, party }

  if (thread && actor.isAdmin) throw forbidden()
  return undefined
}

/** Whether the thread goes on: not after the end of the booking, and not when the other has left. */
export function canWrite({ thread, party }: OwnThread): boolean {
  return thread.isOpen && !(party === 'TENANT' ? thread.hasOwnerLeft : thread.hasTenantLeft)
}

export function otherOf(party: Party): Party {
  return party === 'TENANT' ? 'LANDLORD' : 'TENANT'
}

function partyIn({ tenantId, ownerId }: Thread, { id }: User): Party | undefined {
  if (id === tenantId) return 'TENANT'
  return id === ownerId ? 'LANDLORD' : undefined
}

/** A thread as far as it matters to who may write what: its parties, and whether each is still there. */
interface Thread {
  ref: ThreadRef
  tenantId: string
  ownerId: string
  hasTenantLeft: boolean
  hasOwnerLeft: boolean
  isOpen: boolean
  /** Whether both have agreed: from then on they may exchange contact details. */
  isConfirmed: boolean
}

/** The thread of a booking or a question; of a question that has become a request, the thread of its booking. */
async function findThread(db: Queries, ref: ThreadRef, now: Date): Promise<Thread | undefined> {
  if ('bookingId' in ref) return findBookingThread(db, ref.bookingId, now)

  const question = await findQuestionThread(db, ref.questionId)
  if (question) return question
  const continued = await db
    .selectFrom('continued_question')
    .select('booking_id')
    .where('question_id', '=', ref.questionId)
    .executeTakeFirst()
  return continued && findBookingThread(db, continued.booking_id, now)
}

async function findBookingThread(db: Queries, bookingId: number, now: Date): Promise<Thread | undefined> {
  const row = await db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .innerJoin('app_user as tenant', 'tenant.id', 'booking.tenant_id')
    .innerJoin('app_user as owner', 'owner.id', 'flat.owner_id')
    .select(['booking.status', 'booking.tenant_id', 'flat.owner_id'])
    .select(['tenant.deleted_at as tenant_left_at', 'owner.deleted_at as owner_left_at'])
    .where('booking.id', '=', bookingId)
    .executeTakeFirst()

  return (
    row && {
      ref: { bookingId },
      ...partiesOf(row),
      isOpen: isThreadOpen(row.status),
      isConfirmed: isConfirmed(row.status),
    }
  )
}

/** A question stays open as long as others can open the flat. */
async function findQuestionThread(db: Queries, questionId: number): Promise<Thread | undefined> {
  const row = await db
    .selectFrom('question')
    .innerJoin('flat', 'flat.id', 'question.flat_id')
    .innerJoin('app_user as tenant', 'tenant.id', 'question.tenant_id')
    .innerJoin('app_user as owner', 'owner.id', 'flat.owner_id')
    .select(['flat.status', 'question.tenant_id', 'flat.owner_id'])
    .select(['tenant.deleted_at as tenant_left_at', 'owner.deleted_at as owner_left_at'])
    .where('question.id', '=', questionId)
    .executeTakeFirst()

  return (
    row && { ref: { questionId }, ...partiesOf(row), isOpen: isOpenByLink(row.status), isConfirmed: false }
  )
}

interface PartyColumns {
  tenant_id: string
  owner_id: string
  tenant_left_at: Date | null
  owner_left_at: Date | null
}

function partiesOf({ tenant_id, owner_id, tenant_left_at, owner_left_at }: PartyColumns) {
  return {
    tenantId: tenant_id,
    ownerId: owner_id,
    hasTenantLeft: tenant_left_at !== null,
    hasOwnerLeft: owner_left_at !== null,
  }
}
