import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from './classes.ts'
import styles from './pill.module.css'

interface PillProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether its filter is active: shown in the brand's colour. */
  on?: boolean
  icon?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A round button of a filter bar. For a toggle give it `aria-pressed`. */
export function Pill({ on = false, icon, className, children, ...rest }: PillProps) {
  return (
    <button type="button" {...rest} className={classes(styles.pill, on && styles.on, className)}>
      {icon}
      {children}
    </button>
  )
}

/** An option of a PillGroup. */
export interface PillOption<Value extends string> {
  value: Value
  label: ReactNode
  count?: number
  /** Cannot be chosen: say why beside the group. */
  disabled?: boolean
}

interface PillGroupProps<Value extends string> {
  /** The accessible name of the group. */
  label: string
  name: string
  options: readonly PillOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Separate pills, a row of them that scrolls on phones, or the segments of one bar. */
  look?: 'pills' | 'segments' | 'row'
}

/** A single choice as a row of pills or as one bar. It is a radio group: arrow keys move the choice. */
export function PillGroup<Value extends string>(props: PillGroupProps<Value>) {
  const { label, name, options, value, onChange, look = 'pills' } = props

  return (
    <fieldset className={classes(styles.group, look !== 'pills' && styles[look])}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label className={classes(styles.pill, option.value === value && styles.on)} key={option.value}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </label>
      ))}
    </fieldset>
  )
}
