import { messageOf, useShell } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
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
  const intl = useIntl()
  const shell = useShell()
  const [isLoading, setIsLoading] = useState(false)
  if (picks.rows.length === 0) return null

  const chooseMatching = async () => {
    setIsLoading(true)
    try {
      await picks.chooseMatching?.()
    } catch (error) {
      shell.notify({ kind: 'error', message: messageOf(error) })
    } finally {
      setIsLoading(false)
    }
  }

  const offers = (list.actions ?? [])
    .filter(({ isForMany }) => isForMany)
    .map((action) => ({ action, count: picks.rows.filter(action.isPossible).length }))
    .filter(({ count }) => count > 0)
  return (
    <div className={styles.bar} role="group" aria-label={intl.formatMessage({ id: 'bulk.label' })}>
      <p role="status">
        <FormattedMessage id="bulk.count" values={{ count: picks.rows.length }} />
      </p>
      {picks.chooseMatching && (
        <Button size="small" variant="quiet" busy={isLoading} onClick={() => void chooseMatching()}>
          <FormattedMessage
            id={picks.matching > MAX_PICKS ? 'bulk.pickFirst' : 'bulk.pickMatching'}
            values={{ count: Math.min(picks.matching, MAX_PICKS), total: picks.matching }}
          />
        </Button>
      )}
      {offers.map(({ action, count }) => (
        <Button
          key={action.id}
          size="small"
          icon={<action.Icon size={15} aria-hidden="true" />}
          onClick={() => onAction(action)}
        >
          <FormattedMessage
            id="bulk.action"
            values={{ action: intl.formatMessage({ id: `action.${action.id}` }), count }}
          />
        </Button>
      ))}
      <Button size="small" variant="quiet" onClick={() => picks.choose([])}>
        <FormattedMessage id="bulk.clear" />
      </Button>
    </div>
  )
}
