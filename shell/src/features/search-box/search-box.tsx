import { type PlaceOption, usePlaces } from '@domizil/app-kit/query'
import { Link, useLocation } from '@domizil/app-kit/router'
import { focusFirstProblem } from '@domizil/app-kit/submit'
import { cityNameIn, type Locale, localePath } from '@domizil/domain'
import { type Point, searchPath } from '@domizil/links'
import { MapPin, Search } from '@domizil/ui/icons'
import { Button, Combobox, type ComboboxOption, PillGroup } from '@domizil/ui/parts'
import { type SubmitEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import { NO_VALUES, type SearchBoxValues, searchAddress } from './search-address.ts'
import styles from './search-box.module.css'
import { StayAndBudget } from './stay-and-budget.tsx'

interface KeptState {
  readonly searchBox?: SearchBoxValues
}

const CITIES = ['Berlin', 'Hamburg', 'München', 'Köln', 'Leipzig']

interface PopularCitiesProps {
  values: SearchBoxValues
  onChoose: (place: string) => void
}

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

/** Links to the search in big cities, with what else is chosen. */
function PopularCities({ values, onChoose }: PopularCitiesProps) {
  const { locale } = useIntl()
  return (
    <div className={styles.popular}>
      <span id="popular-cities">
        <FormattedMessage id="searchBox.popular" />
      </span>
      <ul aria-labelledby="popular-cities">
        {CITIES.map((city) => cityNameIn(locale as Locale, city)).map((place) => (
          <li key={place}>
            <Link to={searchAddress({ ...values, place, center: undefined })} onClick={() => onChoose(place)}>
              {place}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The values of the search box. Those that were searched belong to the entry of the history: Back finds them again. */
function useKeptValues() {
  const { navigator } = useServices().history
  const { pathname, search, state } = useLocation()
  const kept = stateOf(state)
  const [typed, setTyped] = useState<SearchBoxValues>()
  const values = typed ?? { ...NO_VALUES, ...kept.searchBox }

  return {
    values,
    change: (part: Partial<SearchBoxValues>) => setTyped({ ...values, ...part }),
    /** Keeps the values in the present entry. */
    keep: (part: Partial<SearchBoxValues> = {}) =>
      navigator.replace({ pathname, search }, { ...kept, searchBox: { ...values, ...part } }),
  }
}

function stateOf(state: unknown): KeptState {
  return typeof state === 'object' && state !== null ? state : {}
}
