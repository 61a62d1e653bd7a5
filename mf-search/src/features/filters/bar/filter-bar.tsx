import { useDialog } from '@domizil/app-kit'
import { SlidersHorizontal } from '@domizil/ui/icons'
import { Button, CountBadge, classes, Dialog, useIsHydrated, useMedia } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { activeFilters } from '../../../lib/active-filters.ts'
import { withoutFilters } from '../../../lib/search-query.ts'
import { useOptionCounts } from '../option-counts.ts'
import type { FiltersProps } from '../query-props.ts'
import { LazyFilterSheet } from '../sheet/lazy-filter-sheet.tsx'
import styles from './bar.module.css'
import { CompactBox } from './compact-box.tsx'
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

/** All filters in one sheet. They take effect at once; the button shows the number of results. */
function FilterDialog({ isCompact = false, ...filters }: FiltersProps & { isCompact?: boolean }) {
  const intl = useIntl()
  const { isOpen, open, close } = useDialog('filters', { pushes: true })
  const { query, change, total } = filters
  const count = activeFilters(query, intl).length

  return (
    <>
      <Button
        shape="round"
        className={classes(isCompact && styles.compact)}
        icon={<SlidersHorizontal size={isCompact ? 20 : 16} aria-hidden="true" />}
        onClick={() => open()}
      >
        <span className={classes(isCompact && 'visually-hidden')}>
          <FormattedMessage id="filters.title" />
        </span>
        <CountBadge count={count} label={intl.formatMessage({ id: 'filters.count' }, { count })} />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={<FormattedMessage id="filters.title" />}
        closeLabel={intl.formatMessage({ id: 'filters.close' })}
        footer={
          <>
            <Button variant="quiet" onClick={() => change(withoutFilters(query))}>
              <FormattedMessage id="filters.clear" />
            </Button>
            <Button variant="primary" onClick={close}>
              <FormattedMessage id="filters.show" values={{ count: total ?? 0 }} />
            </Button>
          </>
        }
      >
        <LazyFilterSheet {...filters} />
      </Dialog>
    </>
  )
}
