import { type FlatRow, listImages, missingOf } from '../../catalogue/flat/index.ts'
import { hasUserData, isBlockedForShare } from '../../catalogue/user/index.ts'
import type { DomainError } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { refuse } from './own-flats-refusals.ts'

/** Why a flat cannot be published: OWNER_BLOCKED or FLAT_NOT_PUBLISHABLE; undefined if it can. */
export async function findObstacle(
  trx: Queries,
  flat: FlatRow,
  today: string,
): Promise<DomainError | undefined> {
  if (await isBlockedForShare(trx, flat.owner_id)) return refuse('OWNER_BLOCKED')
  const images = await listImages(trx, flat.id)
  const isOwnerComplete = await hasUserData(trx, flat.owner_id, 'LANDLORD')

  const issues = missingOf({ flat, images, isOwnerComplete, today })
  return issues.length > 0 ? refuse('FLAT_NOT_PUBLISHABLE', { issues }) : undefined
}
