import { isThreadOpen } from '@domizil/domain'
import { forbidden, type User } from '../../foundation/kernel/index.ts'
import { bookingNotFound } from '../booking/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { findThread, type Party, type ThreadRow } from './message-repository.ts'

/** A thread, and as which of its two parties the actor looks at it. */
export interface OwnThread {
  thread: ThreadRow
  party: Party
}

/**
 * The thread of a booking, for the two who write it.
 *
 * @throws {DomainError} 404 for everybody else.
 * @throws {DomainError} FORBIDDEN (403) for an administrator: what people write to each other is private.
 */
export async function ownThread(db: Queries, actor: User, bookingId: number, now: Date): Promise<OwnThread> {
  const thread = await findThread(db, bookingId, now)
  const party = thread && partyIn(thread, actor)
  if (thread && party) return { thread, party }

  if (thread && actor.isAdmin) throw forbidden()
  throw bookingNotFound()
}

/** Whether the thread goes on: not after the end of the booking, and not when the other has left. */
export function canWrite({ thread, party }: OwnThread): boolean {
  const otherLeftAt = party === 'TENANT' ? thread.owner_left_at : thread.tenant_left_at
  return isThreadOpen(thread.status) && otherLeftAt === null
}

export function otherOf(party: Party): Party {
  return party === 'TENANT' ? 'LANDLORD' : 'TENANT'
}

function partyIn({ tenant_id, owner_id }: ThreadRow, { id }: User): Party | undefined {
  if (id === tenant_id) return 'TENANT'
  return id === owner_id ? 'LANDLORD' : undefined
}
