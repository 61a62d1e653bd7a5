import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './field.module.css'

interface CheckFieldProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** One sentence that says what to do. */
  error?: ReactNode
  name?: string
  disabled?: boolean
}

/** A checkbox with its label. */
export function CheckField(props: CheckFieldProps) {
  return <Check {...props} className={styles.box} />
}

/** A checkbox that looks like a switch, for immediate effects. */
export function SwitchField(props: CheckFieldProps) {
  return <Check {...props} className={styles.switch} />
}

function Check(props: CheckFieldProps & { className: string | undefined }) {
  const { label, checked, onChange, error, ...input } = props
  const errorId = useId()

  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.target.checked)}
          {...input}
        />
        {label}
      </label>
      {error && (
        <p className={classes(styles.note, styles.error)} id={errorId}>
          {error}
        </p>
      )}
    </>
  )
}
