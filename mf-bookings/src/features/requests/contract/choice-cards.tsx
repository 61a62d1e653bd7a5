import { classes } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { Problem } from '../../../lib/action-dialog.tsx'
import styles from './contract.module.css'

interface ChoiceCardsProps<Value extends string> {
  legend: ReactNode
  name: string
  options: readonly { value: Value; label: ReactNode; hint: ReactNode }[]
  /** The chosen one; undefined until there is one. */
  value: Value | undefined
  onChange: (value: Value) => void
  /** One sentence that says what is missing. */
  error?: ReactNode
}

/** One of few, each with a sentence about it. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, name, options, value, onChange, error } = props

  return (
    <fieldset role="radiogroup" className={styles.cards} aria-invalid={error ? true : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes(styles.card, option.value === value && styles.chosen)}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <b>{option.label}</b>
          <span className={styles.hint}>{option.hint}</span>
        </label>
      ))}
      {error && <Problem>{error}</Problem>}
    </fieldset>
  )
}
