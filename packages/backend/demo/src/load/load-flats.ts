import type { OwnFlat } from '@domizil/api/schemas'
import type { Server, User } from '@domizil/server'
import type { PlannedFlat } from '../plan/planned.ts'
import type { History } from './history.ts'
import type { Actors } from './load-people.ts'
import type { PictureCache } from './picture-cache.ts'

/** Returns the id of a flat of the demo. */
export type FlatIds = (flat: PlannedFlat) => number

/** What flats are loaded with. */
export interface FlatLoad {
  history: History
  actors: Actors
  admin: User
  /** With the real clock: pictures have no history. */
  images: Server['services']['images']
  pictures: PictureCache
}

const HOURS_PER_DAY = 24
/** An admin reviews a flat on the day after its submission. */
const HOURS_TO_REVIEW = 20

/** Creates the missing flats, completes the partial ones, and resolves with their ids. */
export async function loadFlats(
  flats: readonly PlannedFlat[],
  load: FlatLoad,
): Promise<ReadonlyMap<PlannedFlat, number>> {
  const ids = new Map<PlannedFlat, number>()
  const known = new Map<string, OwnFlat>()
  for (const owner of new Set(flats.map((flat) => flat.owner))) {
    const own = await load.history.services(0).flatEditing.listOwn(load.actors(owner))
    for (const flat of own) known.set(`${owner.email} ${addressKey(flat)}`, flat)
  }

  for (const flat of flats) {
    const found = known.get(`${flat.owner.email} ${addressKey(flat.input)}`)
    ids.set(flat, await loadFlat(flat, found, load))
  }
  return ids
}

async function loadFlat(flat: PlannedFlat, found: OwnFlat | undefined, load: FlatLoad): Promise<number> {
  const owner = load.actors(flat.owner)
  const writtenAgo = flat.daysAgo * HOURS_PER_DAY + 1
  const { id, images } =
    found ?? (await load.history.services(writtenAgo).flatEditing.create(owner, flat.input))
  if (images.length === 0)
    await load.images.addAll(owner, id, await Promise.all(flat.pictures.map(load.pictures)))

  await publish(flat, { id, status: found?.status ?? 'DRAFT' }, load)
  return id
}

/** Runs the remaining transitions to a flat's status. A flat that is withdrawn later is listed until then. */
async function publish(
  flat: PlannedFlat,
  { id, status }: Pick<OwnFlat, 'id' | 'status'>,
  load: FlatLoad,
): Promise<void> {
  if (flat.status === status || flat.status === 'DRAFT') return
  const writtenAgo = flat.daysAgo * HOURS_PER_DAY
  const owner = load.actors(flat.owner)
  const submitted = load.history.services(writtenAgo).flatStatus
  const reviewed = load.history.services(Math.max(writtenAgo - HOURS_TO_REVIEW, 0)).flatStatus

  if (status === 'DRAFT') await submitted.update(owner, id, 'IN_REVIEW')
  if (flat.status === 'IN_REVIEW') return
  if (flat.status === 'REJECTED') {
    const { reasons } = await load.history.services(0).flatReviews.get(load.admin, id)
    const reason = reasons.find(({ code }) => code === flat.rejection)?.text
    return void (await reviewed.update(load.admin, id, 'REJECTED', { reason }))
  }

  if (status !== 'ACTIVE') await reviewed.update(load.admin, id, 'ACTIVE')
  if (flat.status === 'INACTIVE') await reviewed.update(owner, id, 'INACTIVE')
}

/** A key that is unique to a flat: its address. */
function addressKey({ address }: Pick<OwnFlat, 'address'>): string {
  return `${address.street} ${address.houseNumber} ${address.postcode}`
}
