import type { QueryResult } from '@domizil/app-kit'
import { useSay } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import styles from '../list.module.css'

/** Says why the details that a link leads to are not shown. Nothing unless they could not be loaded. */
export function NoSuchRow({ query }: { query: QueryResult<unknown> }) {
  const say = useSay()
  if (query.status !== 'error' || query.data) return null

  return (
    <div role="alert" className={styles.stale}>
      <p>{query.error.status === 404 ? say('details.gone') : query.error.message}</p>
      {query.error.status !== 404 && (
        <Button size="small" onClick={() => void query.refetch()}>
          {say('list.retry')}
        </Button>
      )}
    </div>
  )
}
