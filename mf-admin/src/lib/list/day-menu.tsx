import { lazyChunk } from '@domizil/app-kit'
import { ChevronDown } from '@domizil/ui/icons'
import { Button, Popover, Skeleton } from '@domizil/ui/parts'
import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DayFieldsProps } from './day-fields.tsx'
import styles from './list.module.css'

const DayFields = lazyChunk<DayFieldsProps>('day-fields', () =>
  import(/* webpackChunkName: "day-fields" */ './day-fields.tsx').then((module) => module.DayFields),
)

/** The date filter of a list. The calendar is loaded on demand. */
export function DayMenu({ view, change }: DayFieldsProps) {
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
