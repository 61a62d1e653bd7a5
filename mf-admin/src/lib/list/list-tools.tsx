import { ColumnMenu } from './column-menu.tsx'
import { DayMenu } from './day-menu.tsx'
import { ExportButton } from './export-button.tsx'
import { FilterMenu } from './filter-menu.tsx'
import { ListSearch } from './list-search.tsx'
import styles from './list.module.css'
import type { ListToolsProps } from './use-list.ts'

/** What narrows a list down, what shows less of it, and what takes it home. */
export function ListTools<Row>(props: ListToolsProps<Row> & { total: number | undefined }) {
  const { list, view, change, total } = props

  return (
    <div className={styles.tools}>
      <ListSearch name={list.name} view={view} change={change} />
      {list.filters
        .filter(({ codes }) => codes.length > 0)
        .map((filter) => (
          <FilterMenu key={filter.id} filter={filter} view={view} change={change} />
        ))}
      <DayMenu view={view} change={change} />
      <span className={styles.end}>
        <ColumnMenu list={list} view={view} change={change} />
        <ExportButton list={list} view={view} total={total} />
      </span>
    </div>
  )
}
