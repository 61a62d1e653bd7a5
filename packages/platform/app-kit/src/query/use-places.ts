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
  /** The search for the text has found no place. */
  isEmpty: boolean
}

const NONE: PlaceOptions = { options: [], isStale: false, isEmpty: false }

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

  const named = places.data.map((place) => ({
    id: JSON.stringify(place),
    text: textOf(place),
    hint: hintOf(place) ?? intl.formatDisplayName(place.countryCode, { type: 'region' }) ?? '',
    place,
  }))
  const told = named.filter((one, at) => named.findIndex((other) => looksAs(one, other)) === at)
  const options = told.map((one) => ({
    ...one,
    isAmbiguous: one.place.kind === 'CITY' && told.some(({ place }) => isNamesake(one.place, place)),
  }))
  return { options, isStale: places.isPrevious, isEmpty: options.length === 0 && !places.isPrevious }
}

/** A reader cannot tell them apart: a name in the same region. */
function looksAs(
  one: Pick<ComboboxOption, 'text' | 'hint'>,
  other: Pick<ComboboxOption, 'text' | 'hint'>,
): boolean {
  return one.text === other.text && one.hint === other.hint
}

function isNamesake(place: Place, other: Place): boolean {
  return other !== place && other.kind !== 'POSTCODE' && other.name === place.name
}

/** The region, unless it is the city itself: Berlin is in Berlin. */
function hintOf({ region, city, name }: Place): string | undefined {
  return region && region !== (city ?? name) ? region : undefined
}

/** A place as it is searched: "04229 Leipzig", "Mitte, Berlin". */
function textOf({ kind, name, city, postcode }: Place): string {
  if (kind === 'POSTCODE') return `${postcode ?? ''} ${name}`

  // Some districts bear the name of their city.
  return kind === 'DISTRICT' && city && !name.startsWith(city) ? `${name}, ${city}` : name
}
