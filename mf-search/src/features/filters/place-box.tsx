import { usePlaces } from '@domizil/app-kit'
import type { Place } from '@domizil/api'
import { LocateFixed, Search } from '@domizil/ui/icons'
import { Button, Combobox, type ComboboxOption } from '@domizil/ui/parts'
import { type SyntheticEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { placeText } from '../../lib/place-text.ts'
import { NO_PLACE } from '../../lib/search-query.ts'
import { useAround } from '../../lib/use-around.ts'
import type { AskedProps } from './filter-pills.tsx'
import styles from './filters.module.css'
import { RadiusField } from './radius-field.tsx'

const NEAR_ME = 'near-me'

/** The place and the radius around it. A place replaces an area of the map. */
export function PlaceBox({ query, change }: AskedProps) {
  const intl = useIntl()
  const asked = query.term ?? ''
  const [term, setTerm] = useTerm(asked)
  const { isLocating, searchNearMe } = useAround(query, change)
  const isTyped = term !== asked && term.trim() !== ''
  const places = usePlaces(isTyped ? term : '')

  const search = (text: string) => {
    const place = text.trim()
    // The same place again does not reset the radius.
    if (place !== asked || query.bounds || !place) change({ ...NO_PLACE, term: place })
  }
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    search(term)
  }
  const handleSelect = ({ id, text }: ComboboxOption) => {
    if (id === NEAR_ME) return searchNearMe()
    setTerm(text)
    search(text)
  }

  return (
    <form className={styles.box} role="search" onSubmit={handleSubmit}>
      <Combobox
        bare
        label={intl.formatMessage({ id: 'place.where' })}
        placeholder={intl.formatMessage({ id: isLocating ? 'around.locating' : placeholderOf(query) })}
        name="q"
        value={term}
        onChange={setTerm}
        options={isTyped ? places.map(optionOf) : [nearMe(intl.formatMessage({ id: 'around.nearMe' }))]}
        onSelect={handleSelect}
        status={intl.formatMessage({ id: 'place.suggestions' }, { count: isTyped ? places.length : 1 })}
      />
      <div className={styles.radius}>
        <RadiusField query={query} change={change} hideLabel />
      </div>
      <Button
        type="submit"
        variant="primary"
        busy={isLocating}
        icon={<Search size={17} aria-hidden="true" />}
      >
        <FormattedMessage id="place.search" />
      </Button>
    </form>
  )
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

function placeholderOf({ bounds, center }: AskedProps['query']): string {
  if (bounds) return 'place.area'

  return center ? 'place.nearMe' : 'place.anywhere'
}

function nearMe(text: string): ComboboxOption {
  return { id: NEAR_ME, text, icon: <LocateFixed size={16} aria-hidden="true" /> }
}

function optionOf(place: Place): ComboboxOption {
  const { name, postcode, latitude, longitude } = place

  return { id: `${name} ${postcode ?? ''} ${latitude} ${longitude}`, text: placeText(place) }
}
