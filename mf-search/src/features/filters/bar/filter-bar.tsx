import { classes, useIsHydrated, useMedia } from '@domizil/ui/parts'
import { useState } from 'react'
import type { FiltersProps } from '../query-props.ts'
import { useOptionCounts } from '../option-counts.ts'
import styles from './bar.module.css'
import { CompactBox } from './compact-box.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { QuickFilters } from './quick-filters.tsx'
import { WideBox } from './wide-box.tsx'

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
