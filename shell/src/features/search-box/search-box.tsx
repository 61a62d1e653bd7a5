import type { Place } from '@domizil/api'
import { MapPin, Search } from '@domizil/ui/icons'
import { Button, Combobox, type ComboboxOption, PillGroup } from '@domizil/ui/parts'
import { type SubmitEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import { PopularCities } from './popular-cities.tsx'
import { NO_WISHES, searchAddress, type Wishes } from './search-address.ts'
import styles from './search-box.module.css'
import { usePlaces } from '@domizil/app-kit/query'
import { WishFields } from './wish-fields.tsx'

const WHEN = ['months', 'days'] as const

/** The way into the search: where, when, for how long and for how much, or nothing at all. */
export function SearchBox() {
  const intl = useIntl()
  const { history } = useServices()
  const [wishes, setWishes] = useState(NO_WISHES)
  const places = usePlaces(wishes.place)

  const change = (part: Partial<Wishes>) => setWishes({ ...wishes, ...part })
  const search = (part = {}) => history.navigator.push(searchAddress({ ...wishes, ...part }))
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    search()
  }

  return (
    <search className={styles.box}>
      <div className={styles.top}>
        <PillGroup
          look="segments"
          label={intl.formatMessage({ id: 'searchBox.when' })}
          name="when"
          options={WHEN.map((value) => ({
            value,
            label: <FormattedMessage id={`searchBox.when.${value}`} />,
          }))}
          value={wishes.when}
          onChange={(when) => change({ when })}
        />
        <PopularCities />
      </div>
      <form className={styles.form} onSubmit={handleSubmit}>
        <Combobox
          label={intl.formatMessage({ id: 'searchBox.where' })}
          placeholder={intl.formatMessage({ id: 'searchBox.anywhere' })}
          icon={<MapPin size={18} aria-hidden="true" />}
          name="q"
          value={wishes.place}
          onChange={(place) => change({ place })}
          options={places.map(optionOf)}
          onSelect={({ text }) => search({ place: text })}
          status={intl.formatMessage({ id: 'searchBox.suggestions' }, { count: places.length })}
        />
        <WishFields wishes={wishes} onChange={change} />
        <Button type="submit" variant="primary" size="large" icon={<Search size={18} aria-hidden="true" />}>
          <FormattedMessage id="searchBox.search" />
        </Button>
      </form>
    </search>
  )
}

function optionOf({ name, postcode, latitude, longitude }: Place): ComboboxOption {
  return {
    id: `${name} ${postcode ?? ''} ${latitude} ${longitude}`,
    text: postcode ? `${postcode} ${name}` : name,
  }
}
