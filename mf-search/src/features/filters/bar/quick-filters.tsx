import { textOfFilter } from '@domizil/flat-ui/filters'
import { useIntl } from 'react-intl'
import type { FiltersProps } from '../query-props.ts'
import { AtLeast } from '../at-least.tsx'
import { PriceFields } from '../price-fields.tsx'
import { FilterPill, type FilterPillProps } from './filter-pill.tsx'
import styles from './quick-filters.module.css'
import { QuickOption } from './quick-option.tsx'

type QuickFiltersProps = FiltersProps & Pick<FilterPillProps, 'opensIn'>

/** The most used filters: a press on one of them sets it, or opens its fields. */
export function QuickFilters({ opensIn, ...filters }: QuickFiltersProps) {
  const intl = useIntl()
  const { query, change, counts, histogram, total } = filters
  const bedrooms = intl.formatMessage({ id: 'flatField.rooms.BEDROOM' })
  const pill = { opensIn, total }

  return (
    <ul className={styles.quick} aria-label={intl.formatMessage({ id: 'filters.quick' })}>
      <li>
        <FilterPill {...pill} name="bedrooms" title={bedrooms} value={textOfFilter('beds', query, intl)}>
          <AtLeast query={query} change={change} counts={counts} label={bedrooms} field="bedroomsMin" />
        </FilterPill>
      </li>
      <li>
        <FilterPill
          {...pill}
          name="price"
          title={intl.formatMessage({ id: 'flatField.pricePerMonth' })}
          value={textOfFilter('price', query, intl)}
        >
          <PriceFields query={query} change={change} histogram={histogram} />
        </FilterPill>
      </li>
      {QUICK_OPTIONS.map((quick) => (
        <li key={quick.name} className={styles[quick.name]}>
          <QuickOption {...quick} query={query} change={change} counts={counts} />
        </li>
      ))}
    </ul>
  )
}

const QUICK_OPTIONS = [
  { name: 'registration', field: 'amenities', option: 'REGISTRATION_POSSIBLE' },
  { name: 'pets', field: 'houseRules', option: 'PETS_ALLOWED' },
  { name: 'desk', field: 'amenities', option: 'DESK' },
] as const
