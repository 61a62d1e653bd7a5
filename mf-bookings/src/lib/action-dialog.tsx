import { useSay } from '@domizil/app-kit'
import { ModalDialog } from '@domizil/app-kit/modal'
import { focusFirstProblem } from '@domizil/app-kit/submit'
import { Button } from '@domizil/ui/parts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './action-dialog.module.css'

interface ActionDialogProps {
  title: ReactNode
  size?: 'medium' | 'large'
  /** The label of the button. */
  action: ReactNode
  /** Whether the action is possible: a dialog that opens without it shows nothing, a later one no longer acts. */
  isPossible: boolean
  isBusy: boolean
  /** Why the last attempt failed, if no field says it. */
  problem: string | undefined
  /** Begins the action. False: what was entered is not right, and the first such field gets the focus. */
  onAction: () => boolean
  onClose: () => void
  children: ReactNode
}

/**
 * Asks for the input of an action. It stays open until the action has succeeded, and cannot be closed while the
 * request is in flight, because a failure would not be seen.
 */
export function ActionDialog(props: ActionDialogProps) {
  const { title, size = 'medium', action, isPossible, isBusy, problem, onAction, onClose, children } = props
  const say = useSay()
  // Forward leads back to dialogs whose action is no longer possible.
  const [isAsked] = useState(isPossible)
  const form = useRef<HTMLDivElement>(null)
  const isOver = !isPossible && !isBusy
  const handleClose = () => !isBusy && onClose()
  const handleAction = () => {
    if (isOver) return
    // The messages have to be there before the field is looked for.
    if (!flushSync(onAction)) focusFirstProblem(form.current)
  }
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy) focusFirstProblem(form.current)
    wasBusy.current = isBusy
  }, [isBusy])
  useEffect(() => {
    // In a long dialog the reason may be below what is in sight.
    if (problem) form.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' })
  }, [problem])

  if (!isAsked) return null
  return (
    <ModalDialog
      size={size}
      onClose={handleClose}
      title={title}
      closeLabel={say('ask.close')}
      footer={
        <>
          <Button onClick={handleClose} aria-disabled={isBusy}>
            {say('ask.back')}
          </Button>
          <Button variant="primary" busy={isBusy} aria-disabled={isOver} onClick={handleAction}>
            {action}
          </Button>
        </>
      }
    >
      <div ref={form} className={styles.form}>
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
