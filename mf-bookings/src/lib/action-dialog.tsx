import { ModalDialog } from '@domizil/app-kit/modal'
import { Button } from '@domizil/ui/parts'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './action-dialog.module.css'

interface ActionDialogProps {
  title: ReactNode
  size?: 'medium' | 'large'
  /** The label of the button. */
  action: ReactNode
  /** Whether the action is possible. Read when the dialog opens: later changes are shown inside. */
  isPossible: boolean
  isBusy: boolean
  /** Why the last attempt failed. */
  problem: string | undefined
  onAction: () => void
  onClose: () => void
  children: ReactNode
}

/**
 * Asks for the input of an action. It stays open until the action has succeeded, and cannot be closed while the
 * request is in flight, because a failure would not be seen.
 */
export function ActionDialog(props: ActionDialogProps) {
  const { title, size = 'medium', action, isPossible, isBusy, problem, onAction, onClose, children } = props
  const intl = useIntl()
  // Forward leads back to dialogs whose action is no longer possible.
  const [isAsked] = useState(isPossible)
  const handleClose = () => !isBusy && onClose()

  if (!isAsked) return null
  return (
    <ModalDialog
      size={size}
      onClose={handleClose}
      title={title}
      closeLabel={intl.formatMessage({ id: 'ask.close' })}
      footer={
        <>
          <Button onClick={handleClose} aria-disabled={isBusy}>
            <FormattedMessage id="ask.back" />
          </Button>
          <Button variant="primary" busy={isBusy} onClick={onAction}>
            {action}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {children}
        {problem && <Problem>{problem}</Problem>}
      </div>
    </ModalDialog>
  )
}

/** An error message, announced at once. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  )
}
