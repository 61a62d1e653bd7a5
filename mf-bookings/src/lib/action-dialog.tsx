import { Button, Dialog } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './action-dialog.module.css'

interface ActionDialogProps {
  title: ReactNode
  size?: 'medium' | 'large'
  /** The words on the button that does it. */
  action: ReactNode
  isBusy: boolean
  /** Why the last attempt failed. */
  problem: string | undefined
  onAction: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks for what an action needs. It stays open, with all that was entered, until the action has gone well. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, size = 'medium', action, isBusy, problem, onAction, onClose, children } = props
  const intl = useIntl()

  return (
    <Dialog
      isOpen
      size={size}
      onClose={onClose}
      title={title}
      closeLabel={intl.formatMessage({ id: 'ask.close' })}
      footer={
        <>
          <Button onClick={onClose}>
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
