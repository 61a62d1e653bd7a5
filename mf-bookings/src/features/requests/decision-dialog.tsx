import { Button, Dialog } from '@domizil/ui/parts'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './requests.module.css'
import type { Decision } from './requests-atoms.ts'

const MAX_REASON_LENGTH = 500
const WITH_REASON: readonly Decision[] = ['landlordDecline', 'tenantDecline', 'declineContract']

interface DecisionDialogProps {
  decision: Decision
  /** Of the flat. */
  title: string
  /** Why the last attempt failed. */
  problem: string | undefined
  isBusy: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks once more before a decision counts. What was written stays when sending fails. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { decision, title, problem, isBusy, onConfirm, onClose } = props
  const intl = useIntl()
  const reasonId = useId()
  const [reason, setReason] = useState('')

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage id={`ask.${decision}`} />}
      closeLabel={intl.formatMessage({ id: 'ask.close' })}
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="ask.back" />
          </Button>
          <Button variant="primary" busy={isBusy} onClick={() => onConfirm(reason.trim())}>
            <FormattedMessage id={`action.${decision}`} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id={`ask.${decision}.text`} values={{ title }} />
      </p>
      {WITH_REASON.includes(decision) && (
        <div className={styles.reasonField}>
          <label htmlFor={reasonId}>
            <FormattedMessage id="ask.reason" />
          </label>
          <textarea
            id={reasonId}
            rows={3}
            maxLength={MAX_REASON_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </Dialog>
  )
}
