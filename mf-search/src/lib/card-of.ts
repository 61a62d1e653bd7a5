import type { FlatCard, PublicFlat } from '@domizil/api'

/** The card of a flat that was requested by id: for favourites of this browser and shared links. */
export function cardOf(flat: PublicFlat): FlatCard {
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

function mainFirst({ images, mainImageId }: PublicFlat) {
  return images.toSorted((one, other) => Number(other.id === mainImageId) - Number(one.id === mainImageId))
}
