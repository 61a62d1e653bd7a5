import { type PlaceOption, usePlaces } from '@domizil/app-kit'
import { LocateFixed } from '@domizil/ui/icons'
import { Combobox, type ComboboxOption } from '@domizil/ui/parts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { DEFAULT_RADIUS_KM, type Point } from '@domizil/links'
import { NO_PLACE } from '../../../lib/search-query.ts'
import { useAround } from '../../../lib/use-around.ts'
import type { QueryProps } from '../query-props.ts'

const NEAR_ME = 'near-me'

/** The text of the place while it is typed, and the search for it. A place replaces an area of the map. */
export function usePlaceSearch({ query, change }: QueryProps) {
  const current = query.term ?? ''
  const [term, setTerm] = useTerm(current)
  const { isLocating, searchNearMe } = useAround(query, change)

  const search = (text: string, center?: Point) => {
    const place = text.trim()
    if (center) return change({ ...NO_PLACE, term: place, center, radiusKm: DEFAULT_RADIUS_KM })
    // The same place again does not reset the radius.
    if (place !== current || query.bounds || !place) change({ ...NO_PLACE, term: place })
  }

  return { term, setTerm, isTyped: term !== current && term.trim() !== '', isLocating, search, searchNearMe }
}

interface PlaceFieldProps {
  query: QueryProps['query']
  place: ReturnType<typeof usePlaceSearch>
  bare?: boolean
}

/** The field of the place, with suggestions. One that is chosen is searched at once. */
export function PlaceField({ query, place, bare = false }: PlaceFieldProps) {
  const intl = useIntl()
  const { term, setTerm, isTyped, isLocating, search, searchNearMe } = place
  const { options, isStale, isEmpty } = usePlaces(isTyped ? term : '')

  const handleSelect = ({ id, text }: ComboboxOption) => {
    if (id === NEAR_ME) return searchNearMe()
    const chosen = options.find((option) => option.id === id)
    setTerm(text)
    search(text, chosen?.isAmbiguous ? pointOf(chosen) : undefined)
  }

  return (
    <Combobox
      bare={bare}
      label={intl.formatMessage({ id: 'place.where' })}
      placeholder={intl.formatMessage({ id: isLocating ? 'around.locating' : placeholderOf(query) })}
      name="q"
      value={term}
      onChange={setTerm}
      isStale={isStale}
      empty={isEmpty && intl.formatMessage({ id: 'place.none' })}
      options={isTyped ? options : [nearMe(intl.formatMessage({ id: 'around.nearMe' }))]}
      onSelect={handleSelect}
      status={intl.formatMessage({ id: 'place.suggestions' }, { count: isTyped ? options.length : 1 })}
    />
  )
}

function pointOf({ place: { latitude, longitude } }: PlaceOption): Point {
  return { latitude, longitude }
}

/** The text being typed. Back and Forward change it as well. */
function useTerm(place: string) {
  const [term, setTerm] = useState(place)
  const [shown, setShown] = useState(place)
  if (shown !== place) {
    setShown(place)
    setTerm(place)
  }

  return [term, setTerm] as const
}

/** What stands for a place while there is none. */
export function placeholderOf({ bounds, center }: QueryProps['query']): string {
  if (bounds) return 'place.area'

  return center ? 'place.nearMe' : 'place.anywhere'
}

function nearMe(text: string): ComboboxOption {
  return { id: NEAR_ME, text, icon: <LocateFixed size={16} aria-hidden="true" /> }
}
