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
export function CheckField(props: CheckFieldProps) {
  return <Check {...props} className={styles.box} />
}

/** A checkbox that looks like a switch, for immediate effects. */
export function SwitchField(props: CheckFieldProps) {
  return <Check {...props} className={styles.switch} />
}

function Check({ label, checked, onChange, ...input }: CheckFieldProps & { className: string | undefined }) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        {...input}
      />
      {label}
    </label>
  )
}
