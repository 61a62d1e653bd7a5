import { useSay } from '@domizil/app-kit'
import { CircleCheck, Search } from '@domizil/ui/icons'
import { Button, EmptyState } from '@domizil/ui/parts'
import { EVERYTHING, isNarrowed, isUsuallyNarrowed, type ListView } from './list-address.ts'
import type { ListDescription } from './list-description.ts'
import styles from './list.module.css'
import type { ChangeView } from './use-list.ts'

/** A refetch failed: the rows shown may be stale. Open dialogs stay. */
export function ListStale({ message, onRetry }: { message: string; onRetry: () => void }) {
  const say = useSay()

  return (
    <div role="alert" className={styles.stale}>
      <p>
        <b>{say('list.stale')}</b> {message}
      </p>
      <Button size="small" onClick={onRetry}>
        {say('list.retry')}
      </Button>
    </div>
  )
}

interface NoRowsProps {
  list: ListDescription<never>
  view: ListView
  total: number
  change: ChangeView
}

/** No rows at all, none that match, or none on this page: each with its own next step. */
export function NoRows({ list, view, total, change }: NoRowsProps) {
  const say = useSay()
  if (total > 0) {
    return (
      <EmptyState
        title={say('list.noSuchPage')}
        actions={
          <Button variant="primary" onClick={() => change({ page: 1 })}>
            {say('list.firstPage')}
          </Button>
        }
      />
    )
  }
  if (isUsuallyNarrowed(list, view)) {
    return (
      <EmptyState
        icon={<CircleCheck size={28} />}
        title={say('list.nothingWaits')}
        actions={<Button onClick={() => change(EVERYTHING)}>{say('list.showAll')}</Button>}
      />
    )
  }
  if (!isNarrowed(view)) return <EmptyState title={say('list.empty')} />

  return (
    <EmptyState
      icon={<Search size={28} />}
      title={say('list.noMatch')}
      actions={
        <Button variant="primary" onClick={() => change(EVERYTHING)}>
          {say('list.clear')}
        </Button>
      }
    />
  )
}
