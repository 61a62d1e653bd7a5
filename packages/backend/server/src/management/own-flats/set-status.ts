import { type FlatStatus, isOpenByLink, UNCONFIRMED_STATUSES } from '@domizil/domain'
import { type FlatRow, isOwner, updateFlat } from '../../catalogue/flat/index.ts'
import { forgetChanges, keepDecided } from '../../catalogue/listing-review/index.ts'
import type { User } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { recordAction } from '../../infrastructure/audit/index.ts'
import { cancelRequests } from '../../rental/booking/index.ts'

/** The status that a locked flat gets, and why. */
interface StatusChange {
  flat: FlatRow
  status: FlatStatus
  reason?: string | undefined
}

/** Stores a status with what follows from it, but the mail. */
export async function setStatus(
  trx: Queries,
  actor: User,
  change: StatusChange,
  now: Date,
): Promise<FlatRow> {
  const { flat } = change
  if (change.status === 'REJECTED') await cancelRequests(trx, flat.id, UNCONFIRMED_STATUSES, now)

  const changed = await updateFlat(trx, flat.id, columnsFor(change, now), {
    at: now,
    byOwner: isOwner(actor, flat),
  })
  if (change.status === 'REJECTED') await keepDecided(trx, changed, now)
  else if (isOpenByLink(change.status) && !isOpenByLink(flat.status)) await forgetChanges(trx, flat.id, now)
  await recordChange(trx, actor, change, now)
  return changed
}

/** What an administrator does to a flat is written down. */
export async function recordChange(
  trx: Queries,
  actor: User,
  { flat: { id, status: before }, status, reason }: StatusChange,
  now: Date,
): Promise<void> {
  if (!actor.isAdmin) return
  const action = status === 'ARCHIVED' ? 'FLAT_REMOVED' : 'FLAT_STATUS_CHANGED'
  const subject = { action, subjectType: 'FLAT', subjectId: id } as const

  await recordAction(trx, actor, { ...subject, before: { status: before }, after: { status }, reason }, now)
}

function columnsFor({ flat, status, reason }: StatusChange, now: Date) {
  return {
    status,
    rejection_reason: status === 'REJECTED' ? (reason?.trim() ?? null) : null,
    ...(status === 'IN_REVIEW' && { submitted_at: now }),
    ...(status === 'ACTIVE' && !flat.published_at && { published_at: now }),
  }
}
