import { useMedia } from '@domizil/ui/parts'
import { FilterDialog } from './filter-dialog.tsx'
import { FilterPills, type FiltersProps } from './filter-pills.tsx'
import styles from './filters.module.css'
import { PlaceBox } from './place-box.tsx'

const WIDE = '(min-width: 992px)'

/** The place and the filters, above list and map. */
export function FilterBar({ total, ...filters }: FiltersProps & { total: number | undefined }) {
  const isWide = useMedia(WIDE)

  return (
    <div className={styles.bar}>
      <PlaceBox query={filters.query} change={filters.change} />
      <div className={styles.filters}>
        {isWide && <FilterPills {...filters} />}
        <FilterDialog {...filters} total={total} />
      </div>
    </div>
  )
}
