import type { ReactNode } from 'react'
import styles from './field.module.css'

interface CheckFieldProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  name?: string
  disabled?: boolean
}

/** A checkbox with its label. */
export function CheckField({ label, checked, onChange, ...rest }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input
        className={styles.box}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        {...rest}
      />
      {label}
    </label>
  )
}

/** A checkbox that looks like a switch, for immediate effects. */
export function SwitchField({ label, checked, onChange, ...rest }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input
        className={styles.switch}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        {...rest}
      />
      {label}
    </label>
  )
}
