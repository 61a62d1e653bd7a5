import { useSay } from '@domizil/app-kit'
import { Button, Chip } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import type { SearchQuery } from '@domizil/links'
import { withoutFilters } from '../../lib/search-query.ts'
import type { ChangeQuery } from '../../lib/use-search-query.ts'
import { activeFilters } from '../../lib/active-filters.ts'
import styles from './filters.module.css'

/** The active filters, each with a button that removes it, and one that removes all. */
export function FilterChips({ query, change }: { query: SearchQuery; change: ChangeQuery }) {
  const say = useSay()
  const intl = useIntl()
  const filters = activeFilters(query, intl)
  if (filters.length === 0) return null

  return (
    <ul className={styles.chips} aria-label={say('filters.active')}>
      {filters.map(({ id, label, without }) => (
        <li key={id}>
          <Chip removeLabel={say('filters.remove', { filter: label })} onRemove={() => change(without)}>
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="small" onClick={() => change(withoutFilters(query))}>
          {say('filters.clear')}
        </Button>
      </li>
    </ul>
  )
}
