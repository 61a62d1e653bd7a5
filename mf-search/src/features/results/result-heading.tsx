import type { SearchSort } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { classes, SelectField } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import type { SearchQuery } from '@domizil/links'
import { sortsOf } from '../../lib/search-query.ts'
import { SearchTitle } from '../../lib/search-title.tsx'
import type { ChangeQuery } from '../../lib/use-search-query.ts'
import styles from './result-heading.module.css'
import { isCurrent, type Search } from './use-search.ts'

interface ResultHeadingProps {
  search: Search
  query: SearchQuery
  change: ChangeQuery
  /** Only the number of results: above a map on small screens. */
  isShort: boolean
  /** Actions on the search. */
  children?: ReactNode
}

/** The heading of the list: its subject, the number of results, and their order. */
export function ResultHeading({ search, query, change, isShort, children }: ResultHeadingProps) {
  const say = useSay()

  return (
    <div className={classes(styles.heading, isShort && styles.short)}>
      <div>
        <h1 className={isShort ? 'visually-hidden' : styles.title}>
          <SearchTitle query={query} />
        </h1>
        <p className={styles.count} role="status">
          {isCurrent(search)
            ? say('results.count', { count: search.data?.total })
            : search.status !== 'error' && say('results.loading')}
        </p>
      </div>
      {!isShort && (
        <div className={styles.order}>
          {children}
          <SortChoice query={query} change={change} />
        </div>
      )}
    </div>
  )
}

function SortChoice({ query, change }: Pick<ResultHeadingProps, 'query' | 'change'>) {
  const say = useSay()

  return (
    <div>
      <SelectField
        label={say('sort.label')}
        hideLabel
        value={query.sort ?? 'RELEVANCE'}
        onChange={(event) => change({ sort: event.target.value as SearchSort })}
      >
        {sortsOf(query).map((sort) => (
          <option key={sort} value={sort}>
            {say(`sort.${sort}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
