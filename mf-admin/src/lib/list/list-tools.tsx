import { Themed } from '@domizil/app-kit/themed'
import { lazyChunk } from '@domizil/app-kit'
import { ChevronDown } from '@domizil/ui/icons'
import { Button, Popover, Skeleton } from '@domizil/ui/parts'
import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ColumnMenu } from './column-menu.tsx'
import type { DayFieldsProps } from './day-fields.tsx'
import { ExportMenu } from './export/export-menu.tsx'
import { FilterChips } from './filter-chips.tsx'
import { CheckMenu } from './check-menu.tsx'
import type { ListView } from './list-address.ts'
import type { ListFilter } from './list-description.ts'
import { ViewMenu } from './views/view-menu.tsx'
import { ListSearch } from './list-search.tsx'
import type { LayoutChoice } from './layout/use-list-layout.ts'
import styles from './list.module.css'
import type { ChangeView, ListToolsProps as Props } from './use-list.ts'

const DayFields = lazyChunk<DayFieldsProps>('day-fields', () =>
  import(/* webpackChunkName: "day-fields" */ './day-fields.tsx').then((module) => module.DayFields),
)

/** The date filter of a list. The calendar is loaded on demand. */
function DayMenu({ view, change }: DayFieldsProps) {
  const intl = useIntl()

  return (
    <Popover
      width="wide"
      label={intl.formatMessage({ id: 'days.label' })}
      trigger={(trigger) => (
        <Button
          {...trigger}
          className={(view.from ?? view.to) ? styles.active : undefined}
          icon={<ChevronDown size={16} aria-hidden="true" />}
        >
          <FormattedMessage id="days.label" />
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
  const intl = useIntl()
  const { id, codes, wordOf, isSingle = false } = filter
  const chosen = filters[id] ?? []

  const choose = (code: string, isChosen: boolean) => {
    const others = isSingle ? [] : chosen.filter((one) => one !== code)
    change({ filters: { ...filters, [id]: isChosen ? [...others, code] : others } })
  }

  return (
    <CheckMenu
      label={intl.formatMessage({ id: `column.${id}` })}
      icon={<ChevronDown size={16} aria-hidden="true" />}
      isActive={chosen.length > 0}
      choices={codes.map((code) => ({
        key: code,
        label: wordOf ? intl.formatMessage({ id: wordOf(code) }) : code,
        isChecked: chosen.includes(code),
      }))}
      onToggle={choose}
    />
  )
}
