import type { FlatCard, LandlordTrust } from '@domizil/api/schemas'
import { availableFrom, countRooms, isListed, stayFor, type WantedStay } from '@domizil/domain'
import { favouritesAmong } from './favourite-repository.ts'
import { type Actor, dayOf } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { type CardRow, listCardImages, listCardRows } from './flat-card-repository.ts'
import { listLandlordTrust } from './landlord-trust.ts'
import type { ImageRow } from './flat-repository.ts'
import { presentCardImage } from './image-presenter.ts'
import { presentReviewFigures } from './review-figures.ts'

const NEW_MS = 7 * 24 * 60 * 60 * 1000

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

interface CardFacts {
  images: ImageRow[]
  landlord: LandlordTrust
  favourite: boolean
  now: Date
  /** The stay that the card is to name. */
  wanted?: WantedStay | undefined
}

/** A flat in a list, or undefined for one that was never complete enough to be listed. */
function presentCard(
  row: CardRow,
  { images, landlord, favourite, now, wanted = {} }: CardFacts,
): FlatCard | undefined {
  const { title_en, price_per_month, deposit, size, type, max_person, flat_booking_length, taken } = row
  if (title_en === null || price_per_month === null || deposit === null) return undefined
  if (size === null || type === null || max_person === null) return undefined
  if (flat_booking_length === null) return undefined
  const today = dayOf(now)
  const availability = { flatBookingLength: flat_booking_length, blockedRanges: taken }
  const stay = stayFor(wanted, availability, today)

  return {
    id: row.id,
    title_en,
    title_local: row.title_local,
    languageTag: row.language_tag,
    city: row.city,
    district: row.district,
    pricePerMonth: price_per_month,
    deposit,
    size,
    bedrooms: countRooms(row.rooms, row.default_rooms).bedrooms,
    type,
    maxPerson: max_person,
    availableFrom: availableFrom(availability, today),
    ...(stay && { stay }),
    images: images.map((image) => presentCardImage(image, today)),
    ...presentReviewFigures(row),
    latitude: row.public_latitude,
    longitude: row.public_longitude,
    favourite,
    landlord,
    isNew: row.published_at !== null && now.getTime() - row.published_at.getTime() < NEW_MS,
    available: isListed(row.status),
  }
}
