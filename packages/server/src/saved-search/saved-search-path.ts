import type { Bounds, SearchFilter } from '@domizil/contract/schemas'
import { filterOf } from './saved-search-presenter.ts'
import type { SavedSearchRow } from './saved-search-repository.ts'

/** Where the search page shows a saved search, the newest flats first. */
export function pathOf(row: SavedSearchRow): string {
  const filter = filterOf(row)
  const said = Object.entries({ ...placeOf(row, filter), ...filtersOf(filter), sort: 'NEWEST' })
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]): [string, string] => [name, String(value)])

  return `/search?${new URLSearchParams(said).toString()}`
}

/** A part of the map or the surroundings of a point say more than the name of the city. */
function placeOf({ city }: SavedSearchRow, { bounds, center, radiusKm }: SearchFilter) {
  if (bounds) return { bounds: boundsText(bounds) }
  if (center) return { at: `${center.latitude},${center.longitude}`, r: radiusKm }

  return { q: city }
}

function filtersOf(filter: SearchFilter) {
  return {
    from: filter.startDate,
    months: filter.months,
    flex: filter.flexDays || undefined,
    price: rangeText(filter.priceMin, filter.priceMax),
    deposit: filter.depositMax,
    size: rangeText(filter.sizeMin, filter.sizeMax),
    beds: filter.bedroomsMin || undefined,
    baths: filter.bathroomsMin || undefined,
    persons: filter.persons === 1 ? undefined : filter.persons,
    type: filter.types?.join(),
    length: filter.bookingLengths?.join(),
    amen: filter.amenities?.join(),
    rules: filter.houseRules?.join(),
    energy: filter.energyClassMax,
  }
}

function rangeText(low: number | undefined, high: number | undefined): string | undefined {
  return (low ?? high) === undefined ? undefined : `${low ?? ''}-${high ?? ''}`
}

function boundsText({ north, east, south, west }: Bounds): string {
  return [north, east, south, west].join(',')
}
