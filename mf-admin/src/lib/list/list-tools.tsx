import { Themed } from '@domizil/app-kit/themed'
import { ColumnMenu } from './column-menu.tsx'
import { DayMenu } from './day-menu.tsx'
import { ExportMenu } from './export/export-menu.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterMenu } from './filter-menu.tsx'
import { ViewMenu } from './views/view-menu.tsx'
import { ListSearch } from './list-search.tsx'
import type { LayoutChoice } from './layout/use-list-layout.ts'
import styles from './list.module.css'
import type { ListToolsProps as Props } from './use-list.ts'

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
