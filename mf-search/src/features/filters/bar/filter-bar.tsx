import { type PlaceOption, useDialog, useLocale, usePlaces, useSay } from '@domizil/app-kit'
import { localePath } from '@domizil/domain'
import { DEFAULT_RADIUS_KM, type Point, searchPath } from '@domizil/links'
import { ChevronDown, LocateFixed, Search, SlidersHorizontal } from '@domizil/ui/icons'
import {
  Button,
  classes,
  Combobox,
  type ComboboxOption,
  CountBadge,
  Dialog,
  Popover,
  SelectField,
  TextField,
  useIsHydrated,
  useMedia,
} from '@domizil/ui/parts'
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { activeFilters } from '../../../lib/active-filters.ts'
import { NO_PLACE, withoutFilters } from '../../../lib/search-query.ts'
import { useOptionCounts } from '../option-counts.ts'
import type { FiltersProps, QueryProps } from '../query-props.ts'
import { LazyFilterSheet } from '../sheet/lazy-filter-sheet.tsx'
import styles from './bar.module.css'
import { LazyDateFields } from '../../../lib/dates/lazy-date-fields.tsx'
import { stayText } from '../../../lib/filter-labels.ts'
import { RadiusField } from '../radius-field.tsx'
import compact from './compact-box.module.css'
import { useAround } from '../../../lib/use-around.ts'
import { QuickFilters } from './quick-filters.tsx'

const NEAR_ME = 'near-me'

const USUAL_COUNTS = [1, 2, 3, 4, 5, 6]

const WIDE = '(min-width: 992px)'

/** Place, stay and persons, and the most used filters, above list and map. */
export function FilterBar(props: FiltersProps) {
  const isDrawn = !useIsHydrated()
  const isWide = useMedia(WIDE)
  const [isNear, setIsNear] = useState(false)
  const counts = useOptionCounts(props.query, isNear)
  const bar = { ...props, counts, onNear: () => setIsNear(true) }

  // A page is drawn with both, and the style sheet shows one.
  return (
    <>
      {(isDrawn || isWide) && <WideBar {...bar} />}
      {(isDrawn || !isWide) && <CompactBar {...bar} />}
    </>
  )
}

interface BarProps extends FiltersProps {
  /** Called when the pointer or the focus comes to the filters: then their counts are wanted. */
  onNear: () => void
}

function WideBar({ onNear, ...props }: BarProps) {
  return (
    <div className={classes(styles.bar, styles.onlyWide)}>
      <WideBox {...props} />
      <div className={styles.filters} onPointerEnter={onNear} onFocus={onNear}>
        <QuickFilters {...props} opensIn="popover" />
        <FilterDialog {...props} />
      </div>
    </div>
  )
}

/** On small screens the bar stays in view, and the row of filters below it does not. */
function CompactBar({ onNear, ...props }: BarProps) {
  return (
    <>
      <div className={classes(styles.bar, styles.onlyCompact)}>
        <CompactBox {...props} onNear={onNear}>
          <FilterDialog {...props} isCompact />
        </CompactBox>
      </div>
      <div className={classes(styles.row, styles.onlyCompact)} onPointerEnter={onNear} onFocus={onNear}>
        <QuickFilters {...props} opensIn="dialog" />
      </div>
    </>
  )
}

/** All filters in one sheet. They take effect at once; the button shows the number of results. */
function FilterDialog({ isCompact = false, ...filters }: FiltersProps & { isCompact?: boolean }) {
  const intl = useIntl()
  const say = useSay()
  const { isOpen, open, close } = useDialog('filters', { pushes: true })
  const { query, change, total } = filters
  const count = activeFilters(query, intl).length

  return (
    <>
      <Button
        shape="round"
        className={classes(isCompact && styles.compact)}
        icon={<SlidersHorizontal size={isCompact ? 20 : 16} />}
        onClick={() => open()}
      >
        <span className={classes(isCompact && 'visually-hidden')}>{say('filters.title')}</span>
        <CountBadge count={count} label={say('filters.count', { count })} />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={say('filters.title')}
        closeLabel={say('filters.close')}
        footer={
          <>
            <Button variant="quiet" onClick={() => change(withoutFilters(query))}>
              {say('filters.clear')}
            </Button>
            <Button variant="primary" onClick={close}>
              {say('filters.show', { count: total ?? 0 })}
            </Button>
          </>
        }
      >
        <LazyFilterSheet {...filters} />
      </Dialog>
    </>
  )
}

/** Where, when and for how many, beside each other. The stay and the persons take effect at once. */
function WideBox(props: QueryProps) {
  const say = useSay()
  const { query, change } = props
  const locale = useLocale()
  const place = usePlaceSearch(props)
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    place.search(place.term)
  }

  return (
    // The address is for browsers without scripts.
    <form
      className={styles.box}
      role="search"
      action={localePath(locale, searchPath())}
      onSubmit={handleSubmit}
    >
      <div className={styles.where}>
        <PlaceField bare query={query} place={place} />
      </div>
      <StayPart query={query} change={change} />
      <div className={styles.persons}>
        <PersonsField query={query} change={change} />
      </div>
      <Button type="submit" variant="primary" busy={place.isLocating} icon={<Search size={17} />}>
        {say('place.search')}
      </Button>
    </form>
  )
}

function StayPart({ query, change }: QueryProps) {
  const say = useSay()
  const intl = useIntl()
  const label = say('dates.stay')
  const text = stayText(query, intl)

  return (
    <div className={styles.stay}>
      <Popover
        label={label}
        width="wide"
        trigger={(trigger) => (
          <button type="button" {...trigger} className={styles.part}>
            <span className={styles.label}>{label}</span>
            <span className={text ? styles.value : styles.open}>
              <span>{text || say('dates.anyTime')}</span>
              <ChevronDown size={14} />
            </span>
          </button>
        )}
      >
        <LazyDateFields query={query} change={change} />
      </Popover>
    </div>
  )
}

interface CompactBoxProps extends FiltersProps {
  children: ReactNode
  /** Called when the pointer or the focus comes to what stands beside the button. */
  onNear: () => void
}

/** On small screens: place, stay and persons in one button, which opens their fields; `children` stands beside it. */
function CompactBox({ children, onNear, ...props }: CompactBoxProps) {
  const { isOpen, open, close } = useDialog('where', { pushes: true })

  return (
    <search className={styles.box}>
      <Summary query={props.query} onOpen={() => open()} />
      <noscript>
        <PlaceForm query={props.query} />
      </noscript>
      <div onPointerEnter={onNear} onFocus={onNear}>
        {children}
      </div>
      {isOpen && <WhereDialog {...props} onClose={close} />}
    </search>
  )
}

function Summary({ query, onOpen }: Pick<QueryProps, 'query'> & { onOpen: () => void }) {
  const intl = useIntl()
  const say = useSay()
  const { term, persons } = query
  const stay = [
    stayText(query, intl) || say('dates.anyTime'),
    persons && say('persons.count', { count: persons }),
  ]

  return (
    <button type="button" className={compact.summary} aria-haspopup="dialog" onClick={onOpen}>
      <Search size={20} />
      <span className={compact.lines}>
        <span className="visually-hidden">{say('place.title')}</span>
        <span className={compact.place}>{term || say(placeholderOf(query))}</span>
        <span className={compact.stay}>{stay.filter(Boolean).join(' · ')}</span>
      </span>
    </button>
  )
}

/** For browsers without scripts. */
function PlaceForm({ query }: Pick<QueryProps, 'query'>) {
  const say = useSay()
  const label = say('place.where')

  return (
    <form className={compact.form} action={localePath(useLocale(), searchPath())}>
      <TextField hideLabel label={label} placeholder={label} name="q" defaultValue={query.term} />
      <Button type="submit">{say('place.search')}</Button>
    </form>
  )
}

/** Closing it by its button searches the place as it is typed; the other fields have taken effect already. */
function WhereDialog({ query, change, total, onClose }: FiltersProps & { onClose: () => void }) {
  const say = useSay()
  const formId = useId()
  const place = usePlaceSearch({ query, change })
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    place.search(place.term)
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('place.title')}
      closeLabel={say('place.close')}
      footer={
        <Button type="submit" form={formId} variant="primary" block busy={place.isLocating}>
          {say(place.isTyped ? 'place.search' : 'filters.show', { count: total ?? 0 })}
        </Button>
      }
    >
      <form id={formId} className={compact.fields} onSubmit={handleSubmit}>
        <PlaceField query={query} place={place} />
        <RadiusField query={query} change={change} />
        <LazyDateFields query={query} change={change} />
        <PersonsField query={query} change={change} />
      </form>
    </Dialog>
  )
}

/** For how many persons. Takes effect at once. */
function PersonsField({ query: { persons }, change }: QueryProps) {
  const say = useSay()
  const offered = persons && !USUAL_COUNTS.includes(persons) ? [...USUAL_COUNTS, persons] : USUAL_COUNTS

  return (
    <SelectField
      name="persons"
      label={say('filterName.persons')}
      value={persons ?? ''}
      onChange={({ target: { value } }) => change({ persons: value ? Number(value) : undefined })}
    >
      <option value="">{say('filters.any')}</option>
      {offered.map((count) => (
        <option key={count} value={count}>
          {say('persons.count', { count })}
        </option>
      ))}
    </SelectField>
  )
}

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
  const say = useSay()
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
      label={say('place.where')}
      placeholder={say(isLocating ? 'around.locating' : placeholderOf(query))}
      name="q"
      value={term}
      onChange={setTerm}
      isStale={isStale}
      empty={isEmpty && say('place.none')}
      options={isTyped ? options : [nearMe(say('around.nearMe'))]}
      onSelect={handleSelect}
      status={say('place.suggestions', { count: isTyped ? options.length : 1 })}
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
function placeholderOf({ bounds, center }: QueryProps['query']): string {
  if (bounds) return 'place.area'

  return center ? 'place.nearMe' : 'place.anywhere'
}

function nearMe(text: string): ComboboxOption {
  return { id: NEAR_ME, text, icon: <LocateFixed size={16} /> }
}
