import { useDialog } from '@domizil/app-kit'
import { SlidersHorizontal } from '@domizil/ui/icons'
import { Button, classes, CountBadge, Dialog } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { withoutFilters } from '../../../lib/search-query.ts'
import { LazyFilterSheet } from '../sheet/lazy-filter-sheet.tsx'
import { activeFilters } from '../../../lib/active-filters.ts'
import type { FiltersProps } from '../query-props.ts'
import styles from './bar.module.css'

/** All filters in one sheet. They take effect at once; the button shows the number of results. */
export function FilterDialog({ isCompact = false, ...filters }: FiltersProps & { isCompact?: boolean }) {
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
