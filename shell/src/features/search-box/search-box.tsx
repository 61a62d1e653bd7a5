import { type Locale, localePath } from '@domizil/domain'
import { MapPin, Search } from '@domizil/ui/icons'
import { Button, Combobox, type ComboboxOption, PillGroup } from '@domizil/ui/parts'
import type { SubmitEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import { PopularCities } from './popular-cities.tsx'
import { searchAddress } from './search-address.ts'
import styles from './search-box.module.css'
import { focusFirstProblem } from '@domizil/app-kit/submit'
import { type PlaceOption, usePlaces } from '@domizil/app-kit/query'
import { type Point, searchPath } from '@domizil/links'
import { StayAndBudget } from './stay-and-budget.tsx'
import { useKeptValues } from './use-kept-values.ts'

const WHEN = ['months', 'days'] as const

/** The entry to the search: place, dates, length and budget, all optional. */
export function SearchBox() {
  const intl = useIntl()
  const { history } = useServices()
  const { values, change, keep } = useKeptValues()
  const { options, isStale, isEmpty } = usePlaces(values.place)

  const handleSelect = ({ id, text }: ComboboxOption) => {
    const chosen = options.find((option) => option.id === id)
    change({ place: text, center: chosen?.isAmbiguous ? pointOf(chosen) : undefined })
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    // A day that cannot be searched for says so at its field, and is not left out silently.
    if (focusFirstProblem(event.currentTarget)) return
    keep()
    history.navigator.push(searchAddress(values))
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
        <PopularCities values={values} onChoose={(place) => keep({ place, center: undefined })} />
      </div>
      {/* The address is for browsers without scripts. */}
      <form
        className={styles.form}
        action={localePath(intl.locale as Locale, searchPath())}
        onSubmit={handleSubmit}
      >
        <Combobox
          label={intl.formatMessage({ id: 'searchBox.where' })}
          placeholder={intl.formatMessage({ id: 'searchBox.anywhere' })}
          icon={<MapPin size={18} aria-hidden="true" />}
          name="q"
          value={values.place}
          onChange={(place) => change({ place, center: undefined })}
          options={options}
          isStale={isStale}
          empty={isEmpty && intl.formatMessage({ id: 'searchBox.noPlace' })}
          onSelect={handleSelect}
          status={intl.formatMessage({ id: 'searchBox.suggestions' }, { count: options.length })}
        />
        <StayAndBudget values={values} onChange={change} />
        <Button type="submit" variant="primary" size="large" icon={<Search size={18} aria-hidden="true" />}>
          <FormattedMessage id="searchBox.search" />
        </Button>
      </form>
    </search>
  )
}

function pointOf({ place: { latitude, longitude } }: PlaceOption): Point {
  return { latitude, longitude }
}
