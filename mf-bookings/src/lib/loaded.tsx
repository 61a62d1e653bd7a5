import { LoadFailed, type QueryResult } from '@domizil/app-kit'
import { Skeleton } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './loaded.module.css'

interface LoadedProps<T> {
  query: QueryResult<T>
  children: (data: T) => ReactNode
}

/** Renders the data of a query: placeholders while it loads, the reason and a retry after a failure. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  if (query.status === 'success') return children(query.data)
  if (query.status === 'error') {
    return (
      <LoadFailed
        query={query}
        title={<FormattedMessage id="answer.failed" />}
        retry={<FormattedMessage id="requests.retry" />}
      />
    )
  }

  return (
    <div className={styles.places} aria-busy="true">
      <Skeleton height="96px" />
      <Skeleton height="96px" />
    </div>
  )
}
