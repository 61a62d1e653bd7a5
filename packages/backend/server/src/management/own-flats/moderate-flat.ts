import { createHash } from 'node:crypto'
import { canBeHidden, LISTING_TEXTS, statusAfterComplaint } from '@domizil/domain'
import { type FlatRow, listImages, lockFlatToManage } from '../../catalogue/flat/index.ts'
import { dayOf, type User } from '../../foundation/kernel/index.ts'
import { columnOf, type Queries } from '../../foundation/tables/index.ts'
import type { StateBefore } from '../../infrastructure/audit/index.ts'
import { restoreRequests } from '../../rental/booking/index.ts'
import { refuse } from './own-flats-refusals.ts'
import { findObstacle } from './publishable.ts'
import { setStatus } from './set-status.ts'

/** A flat to hide or to restore, and why. */
interface Moderation {
  id: number
  reason: string
}

/**
 * Hides a listing after a report. Resolves with what it was; the caller remembers that and sends the reasons. Idempotent.
 *
 * @throws {DomainError} 404 if there is no such flat.
 * @throws {DomainError} FLAT_STATUS_NOT_ALLOWED (409) for a draft and an archived flat.
 */
export async function hideFlat(
  trx: Queries,
  actor: User,
  { id, reason }: Moderation,
  now: Date,
): Promise<StateBefore> {
  const flat = await lockFlatToManage(trx, actor, id)
  if (flat.status === 'REJECTED') return { was_restricted: true }
  if (!canBeHidden(flat.status)) {
    throw refuse('FLAT_STATUS_NOT_ALLOWED', { values: { status: flat.status, target: 'REJECTED' } })
  }

  const before = await listingBefore(trx, flat)
  await setStatus(trx, actor, { flat, status: 'REJECTED', reason }, now)
  return before
}

/**
 * Takes back that a listing is hidden, after a complaint: what has changed meanwhile is reviewed, and what cannot be
 * published waits for its owner. A flat that is not rejected any more stays as it is. With a flat that is offered again its
 * requests come back.
 *
 * @throws {DomainError} 404 if there is no such flat.
 */
export async function restoreFlat(
  trx: Queries,
  actor: User,
  { id, reason, before }: Moderation & { before: StateBefore },
  now: Date,
): Promise<void> {
  const flat = await lockFlatToManage(trx, actor, id)
  if (flat.status !== 'REJECTED') return

  const { listing_state } = await listingBefore(trx, flat)
  const status = statusAfterComplaint({
    before: before.status_before ?? 'ACTIVE',
    hasChanged: listing_state !== before.listing_state,
    isPublishable: !(await findObstacle(trx, flat, dayOf(now))),
  })
  await setStatus(trx, actor, { flat, status, reason }, now)
  const { created_at: withdrawnAt } = before
  if (status === 'ACTIVE' && withdrawnAt) await restoreRequests(trx, { flatId: id, withdrawnAt }, now)
}

/** What is reviewed of a flat: a later decision compares it. Not its version, which other facts change as well. */
export async function listingBefore(trx: Queries, flat: FlatRow): Promise<StateBefore> {
  const { street, house_number, postcode, city, country_code, price_per_month } = flat
  const pictures = await listImages(trx, flat.id)
  const reviewed = [
    LISTING_TEXTS.map((text) => flat[columnOf(text)]),
    [street, house_number, postcode, city, country_code, price_per_month],
    pictures.map(({ key, main_image }) => [key, main_image]),
  ]
  const listing_state = createHash('sha256').update(JSON.stringify(reviewed)).digest('hex')
  return { status_before: flat.status, listing_state }
}
