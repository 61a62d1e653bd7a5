import type { FlatCard } from '@domizil/api/schemas'
import type { WantedStay } from '@domizil/domain'
import { favouritesAmong } from './favourite-repository.ts'
import type { Actor } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { presentCard } from './flat-card-presenter.ts'
import { listCardImages, listCardRows } from './flat-card-repository.ts'
import { listLandlordTrust } from './landlord-trust.ts'

/** The cards of these flats, in the order of the ids, as the actor sees them; with the stay that each has for `wanted`. */
export async function loadCards(
  db: Queries,
  actor: Actor,
  ids: number[],
  { now, wanted }: { now: Date; wanted?: WantedStay },
): Promise<FlatCard[]> {
  const [rows, images, trustOf, favourites] = await Promise.all([
    listCardRows(db, ids, now),
    listCardImages(db, ids),
    listLandlordTrust(db, ids, now),
    actor.id === null ? new Set<number>() : favouritesAmong(db, actor.id, ids),
  ])
  const rowOf = new Map(rows.map((row) => [row.id, row]))

  return ids.flatMap((id) => {
    const row = rowOf.get(id)
    const ownImages = images.filter(({ flat_id }) => flat_id === id)

    if (!row) return []
    const facts = { images: ownImages, landlord: trustOf(row.owner_id), favourite: favourites.has(id) }
    return presentCard(row, { ...facts, now, wanted }) ?? []
  })
}
