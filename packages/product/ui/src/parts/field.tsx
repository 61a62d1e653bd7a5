import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './field.module.css'

/** The props that connect a control to its label and messages. */
export interface FieldControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
  className: string
}

/** The label and the messages of a field. */
export interface FieldFrame {
  label: ReactNode
  /** Help below the control. */
  hint?: ReactNode
  /** One sentence that says how to fix it. */
  error?: ReactNode
  hideLabel?: boolean
}

interface FieldProps extends FieldFrame {
  /** Renders the control: spread the given props on it. */
  children: (props: FieldControlProps) => ReactNode
}

/** A label, a control and its messages, associated for screen readers. */
export function Field({ label, hint, error, hideLabel = false, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const isWrong = Boolean(error)
  const note = isWrong ? error : hint

  return (
    <div className={styles.field}>
      <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': isWrong ? true : undefined,
        className: styles.control ?? '',
      })}
      {note && (
        <p className={classes(styles.note, isWrong && styles.error)} id={noteId}>
          {note}
        </p>
      )}
    </div>
  )
}
