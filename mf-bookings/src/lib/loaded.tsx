import { LoadFailed, type QueryResult, useSay } from '@domizil/app-kit'
import { Skeleton } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import styles from './loaded.module.css'

interface LoadedProps<T> {
  query: QueryResult<T>
  children: (data: T) => ReactNode
}

/** Renders the data of a query: placeholders while it loads, the reason and a retry after a failure. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const say = useSay()
  if (query.status === 'success') return children(query.data)
  if (query.status === 'error') {
    return <LoadFailed query={query} title={say('answer.failed')} retry={say('requests.retry')} />
  }

  return (
    <div className={styles.places} aria-busy="true">
      <Skeleton height="96px" />
      <Skeleton height="96px" />
    </div>
  )
}
