import type { PriceHistogram } from '@domizil/api'
import { ChevronDown } from '@domizil/ui/icons'
import { Pill, Popover } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { SearchQuery } from '@domizil/links'
import type { ChangeQuery } from '../../lib/use-search-query.ts'
import { LazyDateFields } from '../../lib/dates/lazy-date-fields.tsx'
import { AtLeast } from './at-least.tsx'
import styles from './filters.module.css'
import { PriceFields } from './price-fields.tsx'
import { TypeFields } from './type-fields.tsx'

/** The query and its setter. */
export interface AskedProps {
  query: SearchQuery
  change: ChangeQuery
}

export interface FiltersProps extends AskedProps {
  histogram: PriceHistogram | undefined
}

/** The most used filters, each behind a button beside the place. */
export function FilterPills({ query, change, histogram }: FiltersProps) {
  const intl = useIntl()
  const { startDate, endDate, months, priceMin, priceMax, bedroomsMin, types } = query
  const label = (id: string) => intl.formatMessage({ id: `filters.${id}` })

  return (
    <div className={styles.pills}>
      <FilterPill
        label={intl.formatMessage({ id: 'dates.title' })}
        on={(startDate ?? endDate ?? months) !== undefined}
      >
        <LazyDateFields query={query} change={change} />
      </FilterPill>
      <FilterPill label={label('price')} on={(priceMin ?? priceMax) !== undefined}>
        <PriceFields query={query} change={change} histogram={histogram} />
      </FilterPill>
      <FilterPill label={label('bedrooms')} on={bedroomsMin !== undefined}>
        <AtLeast
          label={label('bedrooms')}
          value={bedroomsMin}
          max={4}
          onChange={(value) => change({ bedroomsMin: value })}
        />
      </FilterPill>
      <FilterPill label={label('types')} on={types !== undefined}>
        <TypeFields query={query} change={change} />
      </FilterPill>
    </div>
  )
}

interface FilterPillProps {
  label: string
  on: boolean
  children: ReactNode
}

function FilterPill({ label, on, children }: FilterPillProps) {
  return (
    <Popover
      label={label}
      width="wide"
      align="end"
      trigger={(trigger) => (
        <Pill {...trigger} on={on}>
          {label}
          <ChevronDown size={14} aria-hidden="true" />
        </Pill>
      )}
    >
      {children}
    </Popover>
  )
}
