import { notFound, type User } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { recordAction } from '../../infrastructure/audit/index.ts'

/** A decision about a message, and its reason. */
interface Moderation {
  id: number
  reason: string
  target: 'HIDDEN' | 'SHOWN'
}

/**
 * Removes the words of a message from both sides' sight, or shows them again, on behalf of an administrator. Resolves with
 * whether that changed anything.
 *
 * @throws {DomainError} NOT_FOUND (404).
 */
export async function moderateMessage(
  trx: Queries,
  actor: User,
  { id, reason, target }: Moderation,
  now: Date,
): Promise<boolean> {
  const message = await trx
    .selectFrom('booking_message')
    .select('hidden_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!message) throw notFound()
  const isHidden = message.hidden_at !== null
  if (isHidden === (target === 'HIDDEN')) return false

  const hidden_at = target === 'HIDDEN' ? now : null
  await trx.updateTable('booking_message').set({ hidden_at }).where('id', '=', id).execute()
  const subject = { action: `MESSAGE_${target}`, subjectType: 'MESSAGE', subjectId: id } as const
  const facts = { before: { hidden: isHidden }, after: { hidden: !isHidden } }
  await recordAction(trx, actor, { ...subject, ...facts, reason }, now)
  return true
}

/** The same for the words of a request; the request itself goes on. */
export async function moderateRequest(
  trx: Queries,
  actor: User,
  { id, reason, target }: Moderation,
  now: Date,
): Promise<boolean> {
  const booking = await trx
    .selectFrom('booking')
    .select('message_hidden_at')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!booking) throw notFound()
  const isHidden = booking.message_hidden_at !== null
  if (isHidden === (target === 'HIDDEN')) return false

  const message_hidden_at = target === 'HIDDEN' ? now : null
  await trx.updateTable('booking').set({ message_hidden_at }).where('id', '=', id).execute()
  const subject = { action: `MESSAGE_${target}`, subjectType: 'BOOKING', subjectId: id } as const
  const facts = { before: { hidden: isHidden }, after: { hidden: !isHidden } }
  await recordAction(trx, actor, { ...subject, ...facts, reason }, now)
  return true
}
