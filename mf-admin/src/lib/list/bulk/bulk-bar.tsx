import { useCommand, useSay } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import type { ListDescription, RowAction } from '../list-description.ts'
import styles from './bulk.module.css'
import { MAX_PICKS, type Picks } from './use-picks.ts'

interface BulkBarProps {
  list: ListDescription<unknown>
  picks: Picks
  onAction: (action: RowAction<unknown>) => void
}

/** The actions on the selected rows, each with their number. Hidden without a selection. */
export function BulkBar({ list, picks, onAction }: BulkBarProps) {
  const say = useSay()
  const { run, isBusy } = useCommand()
  const { chooseMatching } = picks
  if (picks.rows.length === 0) return null

  const offers = (list.actions ?? [])
    .filter(({ isForMany }) => isForMany)
    .map((action) => ({ action, count: picks.rows.filter(action.isPossible).length }))
    .filter(({ count }) => count > 0)
  return (
    <div className={styles.bar} role="group" aria-label={say('bulk.label')}>
      <p role="status">{say('bulk.count', { count: picks.rows.length })}</p>
      {chooseMatching && (
        <Button size="small" variant="quiet" busy={isBusy} onClick={() => void run(chooseMatching)}>
          {say(picks.matching > MAX_PICKS ? 'bulk.pickFirst' : 'bulk.pickMatching', {
            count: Math.min(picks.matching, MAX_PICKS),
            total: picks.matching,
          })}
        </Button>
      )}
      {offers.map(({ action, count }) => (
        <Button
          key={action.id}
          size="small"
          icon={<action.Icon size={15} />}
          onClick={() => onAction(action)}
        >
          {say('bulk.action', { action: say(`action.${action.id}`), count })}
        </Button>
      ))}
      <Button size="small" variant="quiet" onClick={() => picks.choose([])}>
        {say('bulk.clear')}
      </Button>
    </div>
  )
}
