import type { DayRange, FlatCard, PublicFlat } from '@domizil/api'
import { type Day, stayFor, type WantedStay } from '@domizil/domain'

/** The card of a flat that was requested by id: for favourites of this browser and shared links. */
export function cardOf(flat: PublicFlat & Pick<FlatCard, 'stay'>): FlatCard {
  const { location, roomCounts, ...rest } = flat

  return {
    ...rest,
    languageTag: location.languageTag,
    city: location.city,
    district: location.district,
    latitude: location.latitude,
    longitude: location.longitude,
    bedrooms: roomCounts.bedrooms,
    images: mainFirst(flat).slice(0, 3),
    isNew: false,
    available: flat.status === 'ACTIVE',
  }
}

/** A flat with the stay that it has for a wanted one, as a card of the search names it. */
export function withStayFor(
  flat: PublicFlat,
  wanted: WantedStay,
  today: Day,
): PublicFlat & { stay?: DayRange } {
  const stay = stayFor(wanted, flat, today)

  return { ...flat, ...(stay && { stay }) }
}

function mainFirst({ images, mainImageId }: PublicFlat) {
  return images.toSorted((one, other) => Number(other.id === mainImageId) - Number(one.id === mainImageId))
}
