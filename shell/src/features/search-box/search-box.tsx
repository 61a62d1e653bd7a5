import type { Place } from '@domizil/api'
import { MapPin, Search } from '@domizil/ui/icons'
import { Button, Combobox, type ComboboxOption, PillGroup } from '@domizil/ui/parts'
import { type SubmitEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import { PopularCities } from './popular-cities.tsx'
import { NO_VALUES, searchAddress, type SearchBoxValues } from './search-address.ts'
import styles from './search-box.module.css'
import { usePlaces } from '@domizil/app-kit/query'
import { StayAndBudget } from './stay-and-budget.tsx'

const WHEN = ['months', 'days'] as const

/** The entry to the search: place, dates, length and budget, all optional. */
export function SearchBox() {
  const intl = useIntl()
  const { history } = useServices()
  const [values, setValues] = useState(NO_VALUES)
  const places = usePlaces(values.place)

  const change = (part: Partial<SearchBoxValues>) => setValues({ ...values, ...part })
  const search = (part = {}) => history.navigator.push(searchAddress({ ...values, ...part }))
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
          value={values.when}
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
          value={values.place}
          onChange={(place) => change({ place })}
          options={places.map(optionOf)}
          onSelect={({ text }) => search({ place: text })}
          status={intl.formatMessage({ id: 'searchBox.suggestions' }, { count: places.length })}
        />
        <StayAndBudget values={values} onChange={change} />
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
