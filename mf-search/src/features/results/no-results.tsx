import type { SearchResult } from '@domizil/api'
import { MessageSquare, Search } from '@domizil/ui/icons'
import { Button, EmptyState } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import type { SearchQuery } from '@domizil/links'
import { withoutFilters } from '../../lib/search-query.ts'
import type { ChangeQuery } from '../../lib/use-search-query.ts'
import { activeFilters } from '../../lib/active-filters.ts'
import { relaxationOf } from './relaxation.ts'
import styles from './results.module.css'

interface NoResultsProps {
  result: SearchResult
  query: SearchQuery
  change: ChangeQuery
  onTellUs: () => void
}

/** The empty state: suggests the single filter whose removal yields most, and offers to save the search. */
export function NoResults({ result, query, change, onTellUs }: NoResultsProps) {
  const relaxation = relaxationOf(result, query)
  const label = useLabel(query, relaxation?.id)

  return (
    <EmptyState
      icon={<Search size={28} />}
      title={<FormattedMessage id="results.none" />}
      actions={
        <>
          {relaxation && (
            <Button variant="primary" onClick={() => change(relaxation.change)}>
              <FormattedMessage id="results.relax" values={{ filter: relaxation.filter, label }} />
            </Button>
          )}
          <Button onClick={() => change({ ...withoutFilters(query), term: undefined })}>
            <FormattedMessage id="filters.clear" />
          </Button>
          <Button icon={<MessageSquare size={16} aria-hidden="true" />} onClick={onTellUs}>
            <FormattedMessage id="results.tellUs" />
          </Button>
        </>
      }
    >
      {relaxation ? (
        <p className={styles.relax}>
          <FormattedMessage
            id="results.without"
            values={{ filter: relaxation.filter, label, place: query.term, count: relaxation.total }}
          />
        </p>
      ) : (
        <FormattedMessage id="results.noneHint" />
      )}
    </EmptyState>
  )
}

/** The label of that filter's chip. */
function useLabel(query: SearchQuery, id: string | undefined): string {
  const filters = activeFilters(query, useIntl())

  return filters.find((filter) => filter.id === id)?.label ?? ''
}
