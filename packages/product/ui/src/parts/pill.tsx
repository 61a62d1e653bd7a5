import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from './classes.ts'
import styles from './pill.module.css'

interface PillProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Something is chosen behind it: it takes the brand's colour. */
  on?: boolean
  icon?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A round button of a filter bar. For a plain on/off filter give it `aria-pressed`. */
export function Pill({ on = false, icon, className, children, ...rest }: PillProps) {
  return (
    <button type="button" {...rest} className={classes(styles.pill, on && styles.on, className)}>
      {icon}
      {children}
    </button>
  )
}

export interface PillOption<Value extends string> {
  value: Value
  label: ReactNode
  count?: number
}

interface PillGroupProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string
  name: string
  options: readonly PillOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Apart from each other, or the parts of one bar. */
  look?: 'pills' | 'segments'
}

/** One of several, as a row of pills or as one bar. It is a radio group: arrow keys move the choice. */
export function PillGroup<Value extends string>(props: PillGroupProps<Value>) {
  const { label, name, options, value, onChange, look = 'pills' } = props

  return (
    <fieldset className={classes(styles.group, look === 'segments' && styles.segments)}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label className={classes(styles.pill, option.value === value && styles.on)} key={option.value}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </label>
      ))}
    </fieldset>
  )
}
