import { type PlaceOption, usePlaces } from '@domizil/app-kit/query'
import { Link, useLocation } from '@domizil/app-kit/router'
import { useSay } from '@domizil/app-kit/say'
import { focusFirstProblem } from '@domizil/app-kit/submit'
import { useToday } from '@domizil/app-kit/today'
import { cityNameIn, type Locale, localePath, WHOLE_EUROS } from '@domizil/domain'
import { type Point, searchPath } from '@domizil/links'
import { MapPin, Search } from '@domizil/ui/icons'
import { Button, Combobox, type ComboboxOption, PillGroup, SelectField, Skeleton } from '@domizil/ui/parts'
import { lazy, type SubmitEvent, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import { monthsFrom, NO_VALUES, searchAddress, type SearchBoxValues } from './search-address.ts'
import styles from './search-box.module.css'
import { loadOwnChunk } from '../../lib/load-own-chunk.ts'
import { QuietBoundary } from '../../lib/quiet-boundary.tsx'
import type { StayAndBudgetProps } from './stay-and-budget-props.ts'

const STAY_MONTHS = [1, 2, 3, 4, 6, 9, 12, 18, 24]
const BUDGETS = [600, 800, 1000, 1200, 1500, 1800, 2000, 2500, 3000]

interface KeptState {
  readonly searchBox?: SearchBoxValues
}

const CITIES = ['Berlin', 'Hamburg', 'München', 'Köln', 'Leipzig']

const WHEN = ['months', 'days'] as const

/** The entry to the search: place, dates, length and budget, all optional. */
export function SearchBox() {
  const say = useSay()
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
          label={say('searchBox.when')}
          name="when"
          options={WHEN.map((value) => ({
            value,
            label: say(`searchBox.when.${value}`),
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
          label={say('searchBox.where')}
          placeholder={say('searchBox.anywhere')}
          icon={<MapPin size={18} />}
          name="q"
          value={values.place}
          onChange={(place) => change({ place, center: undefined })}
          options={options}
          isStale={isStale}
          empty={isEmpty && say('searchBox.noPlace')}
          onSelect={handleSelect}
          status={say('searchBox.suggestions', { count: options.length })}
        />
        <StayAndBudget values={values} onChange={change} />
        <Button type="submit" variant="primary" size="large" icon={<Search size={18} />}>
          {say('searchBox.search')}
        </Button>
      </form>
    </search>
  )
}

function pointOf({ place: { latitude, longitude } }: PlaceOption): Point {
  return { latitude, longitude }
}

/** Links to the search in big cities, with what else is chosen. */
function PopularCities({ values, onChoose }: { values: SearchBoxValues; onChoose: (place: string) => void }) {
  const say = useSay()
  const { locale } = useIntl()
  return (
    <div className={styles.popular}>
      <span id="popular-cities">{say('searchBox.popular')}</span>
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

/** Dates, length and budget, all optional. */
function StayAndBudget(props: StayAndBudgetProps) {
  return (
    <>
      {props.values.when === 'days' ? <LazyExactDays {...props} /> : <MonthFields {...props} />}
      <BudgetField {...props} />
    </>
  )
}

function MonthFields({ values, onChange }: StayAndBudgetProps) {
  const say = useSay()
  const intl = useIntl()
  const months = monthsFrom(useToday())
  const monthText = (month: string) =>
    intl.formatDate(`${month}-15`, { month: 'long', year: 'numeric', timeZone: 'UTC' })

  return (
    <>
      <SelectField
        label={say('searchBox.moveIn')}
        value={values.month}
        onChange={(event) => onChange({ month: event.target.value })}
      >
        <option value="">{say('searchBox.anyTime')}</option>
        {months.map((month) => (
          <option key={month} value={month}>
            {monthText(month)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={say('searchBox.howLong')}
        value={values.months}
        onChange={(event) => onChange({ months: event.target.value })}
      >
        <option value="">{say('searchBox.anyLength')}</option>
        {STAY_MONTHS.map((count) => (
          <option key={count} value={count}>
            {say('searchBox.months', { count })}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function BudgetField({ values, onChange }: StayAndBudgetProps) {
  const say = useSay()
  const intl = useIntl()
  const euro = (amount: number) => intl.formatNumber(amount, WHOLE_EUROS)

  return (
    <SelectField
      label={say('searchBox.budget')}
      value={values.budget}
      onChange={(event) => onChange({ budget: event.target.value })}
    >
      <option value="">{say('searchBox.anyBudget')}</option>
      {BUDGETS.map((amount) => (
        <option key={amount} value={amount}>
          {say('searchBox.upTo', { amount: euro(amount) })}
        </option>
      ))}
    </SelectField>
  )
}

/** The two days, whose calendar is loaded on demand. If that fails, the months are shown. */
function LazyExactDays(props: StayAndBudgetProps) {
  const say = useSay()
  const { shellApi, pageFailed } = useServices()
  const [ExactDays] = useState(() => lazy(() => loadExactDays(pageFailed)))

  const handleFailure = () => {
    shellApi.notify({ kind: 'error', message: say('error.remote') })
    props.onChange({ when: 'months' })
  }

  return (
    <QuietBoundary onFailure={handleFailure}>
      <Suspense fallback={<Waiting />}>
        <ExactDays {...props} />
      </Suspense>
    </QuietBoundary>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton height="70px" />
      <Skeleton height="70px" />
    </>
  )
}

/** As with every chunk, the first failure reloads the page. */
async function loadExactDays(onFailure: (error: unknown) => void) {
  const load = async () => (await import(/* webpackChunkName: "exact-days" */ './exact-days.tsx')).ExactDays
  try {
    return { default: await loadOwnChunk('exact-days', load) }
  } catch (error) {
    onFailure(error)
    throw error
  }
}
