import { Tag } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { Problem } from '../../lib/action-dialog.tsx'
import styles from './handover.module.css'
import type { SyncState } from './handover-sync.ts'

interface SendStateProps extends Pick<SyncState, 'isSending' | 'isWaiting' | 'problem'> {
  hasUnsent: boolean
  /** The number of photos that the server does not take. */
  refusedCount: number
}

/** Whether the other party has what is written here, or why not yet. */
export function SendState({ isSending, isWaiting, problem, hasUnsent, refusedCount }: SendStateProps) {
  if (problem) return <Problem>{problem}</Problem>
  if (refusedCount > 0 && !isWaiting)
    return (
      <Problem>
        <FormattedMessage id="handover.state.refused" values={{ count: refusedCount }} />
      </Problem>
    )
  const isOffline = hasUnsent && isWaiting
  const said = !hasUnsent ? 'sent' : isOffline ? 'offline' : isSending ? 'sending' : 'changed'

  return (
    <p role="status" className={isOffline ? styles.waiting : styles.state}>
      <Tag tone={hasUnsent ? 'warn' : 'ok'}>
        <FormattedMessage id={`handover.tag.${said}`} />
      </Tag>
      <FormattedMessage tagName="span" id={`handover.state.${said}`} />
    </p>
  )
}
