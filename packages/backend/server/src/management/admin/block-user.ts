import type { User } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { endRestrictionsOf, recordAction } from '../../infrastructure/audit/index.ts'
import { refuse } from './admin-refusals.ts'
import { updateFlat } from '../../catalogue/flat/index.ts'
import { endBookings, lockUserAndFlats } from '../../rental/booking/index.ts'
import { clearBlock, listActiveFlats, listUnsigned, lockBlock, setBlock } from './user-blocking-repository.ts'

/** Whom an administrator blocks or unblocks, and why. */
interface Blocking {
  id: string
  reason: string
}

/**
 * Blocks a user on behalf of an administrator: flats become INACTIVE, bookings without a signature end. Resolves with
 * whether that is new.
 *
 * @throws {DomainError} CANNOT_BLOCK_YOURSELF (409).
 */
export async function blockUser(
  trx: Queries,
  actor: User,
  { id, reason }: Blocking,
  now: Date,
): Promise<boolean> {
  if (id === actor.id) throw refuse('CANNOT_BLOCK_YOURSELF')
  const isNew = await lockUserAndFlats(trx, id, async () => {
    await lockBlock(trx, id)
    return setBlock(trx, id, reason, now)
  })
  if (!isNew) return false

  const taken = await deactivateListings(trx, actor, id, now)
  const subject = { action: 'USER_BLOCKED', subjectType: 'USER', subjectId: id } as const
  const facts = { before: { status: 'ACTIVE' }, after: { status: 'BLOCKED', ...taken } }
  await recordAction(trx, actor, { ...subject, ...facts, reason }, now)
  return true
}

/** Lifts the block of a user on behalf of an administrator. Resolves with whether there was one. */
export async function unblockUser(
  trx: Queries,
  actor: User,
  { id, reason }: Blocking,
  now: Date,
): Promise<boolean> {
  const block = await lockBlock(trx, id)
  if (!block?.blocked_at) return false

  await clearBlock(trx, id)
  await endRestrictionsOf(trx, { subject: 'PERSON', subject_id: id })
  const subject = { action: 'USER_UNBLOCKED', subjectType: 'USER', subjectId: id } as const
  const facts = { before: { status: 'BLOCKED', reason: block.blocked_reason }, after: { status: 'ACTIVE' } }
  await recordAction(trx, actor, { ...subject, ...facts, reason }, now)
  return true
}

/** Deactivates all flats of a user and ends the bookings without a signature, on behalf of an administrator. */
async function deactivateListings(trx: Queries, admin: User, userId: string, now: Date) {
  const flats = await listActiveFlats(trx, userId)
  for (const flatId of flats) {
    await updateFlat(trx, flatId, { status: 'INACTIVE' }, { at: now, byOwner: false })
  }

  const unsigned = await listUnsigned(trx, userId, now)
  const by = { actor: 'ADMIN', actorId: admin.id } as const
  const requested = unsigned.filter(({ tenant_id: tenant }) => tenant === userId)
  const received = unsigned.filter(({ tenant_id: tenant }) => tenant !== userId)
  await endBookings(trx, idsOf(requested), 'TENANT_REMOVED', now, by)
  await endBookings(trx, idsOf(received), 'OFFER_REMOVED', now, by)

  return { inactiveFlats: flats, canceledBookings: idsOf(unsigned) }
}

function idsOf(bookings: readonly { id: number }[]): number[] {
  return bookings.map(({ id }) => id)
}
