import { MAX_IMAGES } from '@domizil/domain'
import type { Queries } from '../../foundation/tables/index.ts'
import { refuse } from './image-refusals.ts'
import { listRanked } from './image-repository.ts'
import { listWaitingIds } from './waiting-image-repository.ts'

/** Refuses more pictures than a flat can have. Those that are being prepared count, as they will be pictures. */
export async function refuseMore(trx: Queries, flatId: number, more = 1): Promise<void> {
  const ready = await listRanked(trx, flatId)
  const prepared = (await listWaitingIds(trx, flatId)).filter(({ problem }) => problem === null)
  if (ready.length + prepared.length + more <= MAX_IMAGES) return

  throw refuse('TOO_MANY_IMAGES', { values: { limit: MAX_IMAGES } })
}
