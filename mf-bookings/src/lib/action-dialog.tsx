import { Button, Dialog } from '@domizil/ui/parts'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './action-dialog.module.css'

interface ActionDialogProps {
  title: ReactNode
  size?: 'medium' | 'large'
  /** The words on the button that does it. */
  action: ReactNode
  /** Whether it can be done. It counts when the dialog opens: what becomes of it later is said inside. */
  isPossible: boolean
  isBusy: boolean
  /** Why the last attempt failed. */
  problem: string | undefined
  onAction: () => void
  onClose: () => void
  children: ReactNode
}

/**
 * Asks for what an action needs. It stays open, with all that was entered, until the action has gone well, and while
 * the answer is on its way: why it failed would be said to nobody.
 */
export function ActionDialog(props: ActionDialogProps) {
  const { title, size = 'medium', action, isPossible, isBusy, problem, onAction, onClose, children } = props
  const intl = useIntl()
  // Forward leads back to dialogs whose question has been answered since.
  const [isAsked] = useState(isPossible)
  const handleClose = () => !isBusy && onClose()

  if (!isAsked) return null
  return (
    <Dialog
      isOpen
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
    </Dialog>
  )
}

/** What is wrong, said at once. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  )
}
