import type { OwnImage } from '@domizil/api/schemas'
import type { EditableImage } from '@domizil/domain'
import { type FlatRow, listImages, presentOwnImage, refreshQuality } from '../flat/index.ts'
import { type Clock, dayOf } from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { trackChanges } from '../listing-review/index.ts'
import { listRanked, type RankedImage, updateMainImage, updateRank } from './image-repository.ts'

/** Puts the pictures that are there after a change in order. */
export type Rearrange = (images: EditableImage[]) => EditableImage[]

interface Dependencies {
  db: Database
  clock: Clock
  /** Whether an administrator looks at a flat before it is listed, and at its changes afterwards. */
  flatReview: boolean
}

/** A change of a flat's pictures: how the flat is locked, and what happens to them. */
interface ImageChange {
  lock: (trx: Queries) => Promise<FlatRow>
  act: (trx: Queries, images: RankedImage[], flat: FlatRow) => Promise<Rearrange>
}

export type ChangeImages = ReturnType<typeof createImageChange>

/** Locks a flat, lets a change of its pictures happen, and puts ranks and main picture in order by the rules of the domain. */
export function createImageChange({ db, clock, flatReview }: Dependencies) {
  return ({ lock, act }: ImageChange): Promise<OwnImage[]> =>
    db.transaction().execute(async (trx) => {
      const flat = await lock(trx)
      await trackChanges(trx, { flat, isReviewOn: flatReview, now: clock() }, async () => {
        const rearrange = await act(trx, await listRanked(trx, flat.id), flat)
        const remaining = await listRanked(trx, flat.id)
        const order = rearrange(remaining.map(({ id, main_image }) => ({ id, mainImage: main_image })))
        await writeOrder(trx, flat.id, { remaining, order })
      })

      const today = dayOf(clock())
      await refreshQuality(trx, flat, today)
      return (await listImages(trx, flat.id)).map((image) => presentOwnImage(image, today))
    })
}

/** Writes ranks and main picture where they are others now. */
async function writeOrder(
  trx: Queries,
  flatId: number,
  { remaining, order }: { remaining: RankedImage[]; order: EditableImage[] },
): Promise<void> {
  const before = new Map(remaining.map((image) => [image.id, image]))
  for (const [rank, { id }] of order.entries())
    if (before.get(id)?.rank !== rank) await updateRank(trx, id, rank)

  const main = order.find(({ mainImage }) => mainImage)
  if (main && !before.get(main.id)?.main_image) await updateMainImage(trx, flatId, main.id)
}
