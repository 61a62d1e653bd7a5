import { Themed } from '@domizil/app-kit/themed'
import { lazyChunk, useLocale, useSay } from '@domizil/app-kit'
import { foldText, formatFilterDay } from '@domizil/domain'
import { ChevronDown, ChevronUp, Grid2x2, Search } from '@domizil/ui/icons'
import { Button, Popover, Skeleton } from '@domizil/ui/parts'
import { Checkbox, Tag } from '@domizil/ui/table'
import { Suspense, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { type ListLayout, moveColumn, orderedColumns, USUAL_LAYOUT } from './layout/list-layout.ts'
import type { LayoutChoice } from './layout/use-list-layout.ts'
import { type Column, columnWord, type ListDescription, type ListFilter } from './list-description.ts'
import columnMenuStyles from './layout/column-menu.module.css'
import type { DayFieldsProps } from './day-fields.tsx'
import { ExportMenu } from './export/export-menu.tsx'
import { CheckMenu } from './check-menu.tsx'
import { EVERYTHING, type ListView } from './list-address.ts'
import { ViewMenu } from './views/view-menu.tsx'
import listSearchStyles from './list-search.module.css'
import type { ChangeView, ListToolsProps as Props } from './use-list.ts'
import styles from './list.module.css'
import { usePersonName } from './use-person-name.ts'

/** Fewer begin too many words. */
const LETTERS_OF_A_NAME = 4

const DayFields = lazyChunk<DayFieldsProps>('day-fields', () =>
  import(/* webpackChunkName: "day-fields" */ './day-fields.tsx').then((module) => module.DayFields),
)

/** The date filter of a list. The calendar is loaded on demand. */
function DayMenu({ view, change }: DayFieldsProps) {
  const say = useSay()

  return (
    <Popover
      width="wide"
      label={say('days.label')}
      trigger={(trigger) => (
        <Button
          {...trigger}
          className={(view.from ?? view.to) ? styles.active : undefined}
          icon={<ChevronDown size={16} />}
        >
          {say('days.label')}
        </Button>
      )}
    >
      <Suspense fallback={<Skeleton height="140px" />}>
        <DayFields view={view} change={change} />
      </Suspense>
    </Popover>
  )
}

export interface ListToolsProps extends Props<unknown>, LayoutChoice {
  total: number | undefined
}

/** Filters, columns, export, and the active filters. */
export function ListTools({ list, view, change, total, layout, changeLayout }: ListToolsProps) {
  return (
    <Themed>
      <div className={styles.tools}>
        <ListSearch list={list} view={view} change={change} />
        {list.filters
          .filter(({ codes }) => codes.length > 0)
          .map((filter) => (
            <FilterMenu key={filter.id} filter={filter} view={view} change={change} />
          ))}
        <DayMenu view={view} change={change} />
        <span className={styles.end}>
          <ViewMenu list={list} view={view} change={change} />
          <span className={styles.columns}>
            <ColumnMenu list={list} layout={layout} changeLayout={changeLayout} />
          </span>
          <ExportMenu list={list} view={view} total={total} />
        </span>
      </div>
      <FilterChips list={list} view={view} change={change} />
    </Themed>
  )
}

interface FilterMenuProps {
  filter: ListFilter
  view: ListView
  change: ChangeView
}

/** The menu of one filter. */
function FilterMenu({ filter, view: { filters }, change }: FilterMenuProps) {
  const say = useSay()
  const { id, codes, wordOf, isSingle = false } = filter
  const chosen = filters[id] ?? []

  const choose = (code: string, isChosen: boolean) => {
    const others = isSingle ? [] : chosen.filter((one) => one !== code)
    change({ filters: { ...filters, [id]: isChosen ? [...others, code] : others } })
  }

  return (
    <CheckMenu
      label={say(`column.${id}`)}
      icon={<ChevronDown size={16} />}
      isActive={chosen.length > 0}
      choices={codes.map((code) => ({
        key: code,
        label: wordOf ? say(wordOf(code)) : code,
        isChecked: chosen.includes(code),
      }))}
      onToggle={choose}
    />
  )
}

interface ListSearchProps {
  list: Pick<ListDescription<never>, 'name' | 'filters'>
  view: ListView
  change: ChangeView
}

/** A full-text filter, or another one whose words are typed. The hint is the message `list.<name>.words`. */
function ListSearch({ list, view: { q, filters }, change }: ListSearchProps) {
  const say = useSay()
  const intl = useIntl()
  const [draft, setDraft] = useState(q)
  const [known, setKnown] = useState(q)
  if (known !== q) {
    setKnown(q)
    setDraft(q) // after a step back, or a removed chip
  }

  return (
    <form
      role="search"
      className={listSearchStyles.search}
      onSubmit={(event) => {
        event.preventDefault()
        const named = namedBy(draft, list.filters, intl)
        if (named) setDraft('')
        change(named ? { q: '', filters: { ...filters, ...named } } : { q: draft })
      }}
    >
      <input
        type="search"
        aria-label={say('list.search')}
        placeholder={say(`list.${list.name}.words`)}
        maxLength={200}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <Button type="submit" variant="quiet" aria-label={say('list.searchNow')} icon={<Search size={18} />} />
    </form>
  )
}

/** The codes of a searched filter whose words begin like what was typed; undefined without any. */
function namedBy(typed: string, filters: readonly ListFilter[], intl: IntlShape) {
  const wanted = foldText(typed.trim())
  const filter = filters.find(({ isSearched }) => isSearched)
  const wordOf = filter?.wordOf
  if (!wordOf || wanted.length < LETTERS_OF_A_NAME) return undefined

  const codes = filter.codes.filter((code) =>
    foldText(intl.formatMessage({ id: wordOf(code) })).startsWith(wanted),
  )
  return codes.length > 0 ? { [filter.id]: codes } : undefined
}

interface ColumnMenuProps extends LayoutChoice {
  list: ListDescription<unknown>
}

/** Selects and orders the columns, and sets the height of rows. The first column names the row and is always visible. */
function ColumnMenu({ list, layout, changeLayout }: ColumnMenuProps) {
  const say = useSay()
  const [, ...columns] = orderedColumns(list, layout)

  return (
    <Popover
      label={say('list.columns')}
      align="end"
      trigger={(trigger) => (
        <Button {...trigger} icon={<Grid2x2 size={17} />}>
          {say('list.columns')}
        </Button>
      )}
    >
      <div className={columnMenuStyles.menu}>
        <ul className={columnMenuStyles.columns}>
          {columns.map((column, at) => (
            <ColumnRow
              key={column.id}
              column={column}
              isFirst={at === 0}
              isLast={at === columns.length - 1}
              layout={layout}
              changeLayout={changeLayout}
              onMove={(by) => changeLayout(moveColumn(list, layout, column.id, by))}
            />
          ))}
        </ul>
        <Checkbox
          checked={layout.isRoomy}
          onChange={({ target }) => changeLayout({ isRoomy: target.checked })}
        >
          {say('list.roomy')}
        </Checkbox>
        <Button size="small" variant="quiet" onClick={() => changeLayout(USUAL_LAYOUT)}>
          {say('list.usualColumns')}
        </Button>
      </div>
    </Popover>
  )
}

interface ColumnRowProps extends LayoutChoice {
  column: Column<unknown>
  isFirst: boolean
  isLast: boolean
  layout: ListLayout
  onMove: (by: -1 | 1) => void
}

function ColumnRow({
  column: { id, word },
  isFirst,
  isLast,
  layout: { hidden },
  changeLayout,
  onMove,
}: ColumnRowProps) {
  const say = useSay()
  const column = say(columnWord({ id, word }))

  return (
    <li>
      <Checkbox
        checked={!hidden.includes(id)}
        onChange={({ target }) =>
          changeLayout({ hidden: target.checked ? hidden.filter((one) => one !== id) : [...hidden, id] })
        }
      >
        {column}
      </Checkbox>
      <Button
        variant="quiet"
        size="small"
        aria-disabled={isFirst}
        aria-label={say('list.columnEarlier', { column })}
        icon={<ChevronUp size={16} />}
        onClick={() => onMove(-1)}
      />
      <Button
        variant="quiet"
        size="small"
        aria-disabled={isLast}
        aria-label={say('list.columnLater', { column })}
        icon={<ChevronDown size={16} />}
        onClick={() => onMove(1)}
      />
    </li>
  )
}

/** The active filters, each with a button that removes it. Nothing without any. */
function FilterChips<Row>({ list, view, change }: Props<Row>) {
  const say = useSay()
  const chips = useChips(list, view)
  if (chips.length === 0) return null

  return (
    <ul className={styles.chips} aria-label={say('list.narrowed')}>
      {chips.map(({ id, without, ...chip }) => {
        const handleRemove = () => change(without)
        return (
          <li key={id}>
            {chip.personId === undefined ? (
              <Chip label={chip.label} onRemove={handleRemove} />
            ) : (
              <PersonChip word={chip.label} personId={chip.personId} onRemove={handleRemove} />
            )}
          </li>
        )
      })}
      <li>
        <Button variant="quiet" size="small" onClick={() => change(EVERYTHING)}>
          {say('list.clear')}
        </Button>
      </li>
    </ul>
  )
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const say = useSay()
  return (
    <Tag
      className={styles.chip}
      closable={{ 'aria-label': say('list.removeFilter', { label }) }}
      onClose={onRemove}
    >
      {label}
    </Tag>
  )
}

/** A person is named, although the address has the id. */
function PersonChip({ word, personId, onRemove }: { word: string; personId: string; onRemove: () => void }) {
  const say = useSay()
  const value = usePersonName(personId)
  return <Chip label={say('list.chip', { name: word, value })} onRemove={onRemove} />
}

interface FilterChip {
  readonly id: string
  /** What the person is to the rows, if there is a `personId`. */
  readonly label: string
  readonly personId?: string
  readonly without: Partial<ListView>
}

function useChips<Row>({ filters }: ListDescription<Row>, view: ListView): FilterChip[] {
  const say = useSay()
  const locale = useLocale()
  const labelOf = (name: string, value: string) => say('list.chip', { name, value })
  const nameOf = (id: string) => say(`column.${id}`)
  const { q } = view

  return [
    ...(q.trim() ? [{ id: 'q', label: say('list.quoted', { q: q.trim() }), without: { q: '' } }] : []),
    ...filters.flatMap(({ id, wordOf, personWord }) => {
      const codes = view.filters[id] ?? []
      const person = personWord?.(view.filters)
      return codes.map((code) => ({
        id: `${id} ${code}`,
        ...(person
          ? { label: say(person), personId: code }
          : { label: labelOf(nameOf(id), wordOf ? say(wordOf(code)) : code) }),
        without: { filters: { ...view.filters, [id]: codes.filter((one) => one !== code) } },
      }))
    }),
    ...(['from', 'to'] as const).flatMap((id) => {
      const day = view[id]
      if (!day) return []
      const label = labelOf(say(`days.${id}`), formatFilterDay(day, locale))
      return { id, label, without: id === 'from' ? { from: undefined } : { to: undefined } }
    }),
  ]
}
