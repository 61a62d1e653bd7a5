import { forbidden, type User } from '../../foundation/kernel/index.ts'
import { bookingNotFound } from '../booking/index.ts'
import { refuse } from './conversation-refusals.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import type { Party } from './message-repository.ts'
import type { ThreadRef } from './thread-ref.ts'
import { findThread, type Thread } from './thread-repository.ts'

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
