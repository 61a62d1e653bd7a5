import { listPlaces, type Place } from '@domizil/api'
import type { ComboboxOption } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import { queryOf } from './query.ts'
import { FETCH_DELAY_MS, useQuery } from './use-query.ts'

/** A suggested place. */
export interface PlaceOption extends ComboboxOption {
  place: Place
  /** A town whose name another suggestion has as well: only the position tells which is meant. */
  isAmbiguous: boolean
}

/** The suggestions for a typed text. */
export interface PlaceOptions {
  options: readonly PlaceOption[]
  /** They belong to the text before, until those of the present one are loaded. */
  isStale: boolean
}

const NONE: PlaceOptions = { options: [], isStale: false }

/**
 * Places for a typed text, with where they are. Empty while loading and after a failure: the search works without
 * suggestions.
 */
export function usePlaces(typed: string): PlaceOptions {
  const intl = useIntl()
  const term = typed.trim()
  const places = useQuery(queryOf(listPlaces, { query: { term } }), {
    isEnabled: term !== '',
    delayMs: FETCH_DELAY_MS,
    keepsPrevious: true,
  })
  if (term === '' || places.status !== 'success') return NONE

  const options = places.data.map((place) => ({
    id: JSON.stringify(place),
    text: textOf(place),
    hint: place.region ?? intl.formatDisplayName(place.countryCode, { type: 'region' }),
    place,
    isAmbiguous: place.kind === 'CITY' && places.data.some((other) => isNamesake(place, other)),
  }))
  return { options, isStale: places.isPrevious }
}

function isNamesake(place: Place, other: Place): boolean {
  return other !== place && other.kind !== 'POSTCODE' && other.name === place.name
}

/** A place as it is searched: "04229 Leipzig", "Mitte, Berlin". */
function textOf({ kind, name, city, postcode }: Place): string {
  if (kind === 'POSTCODE') return `${postcode ?? ''} ${name}`

  return kind === 'DISTRICT' && city ? `${name}, ${city}` : name
}
