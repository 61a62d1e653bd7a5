import type { ReactNode } from 'react'
import styles from './field.module.css'

interface CheckFieldProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  name?: string
  disabled?: boolean
}

/** Yes or no, as a box. */
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

/** On or off, at once: a box with the look of a switch. */
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
