import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react'
import { Field, type FieldFrame } from './field.tsx'
import styles from './field.module.css'

type InputRest = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>

/** A single-line text field. */
export function TextField({ label, hint, error, hideLabel, ...rest }: FieldFrame & InputRest) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  )
}

interface NumberFieldProps extends FieldFrame, Omit<InputRest, 'value' | 'onChange' | 'type'> {
  value: number | undefined
  /** `undefined` for an empty field. */
  onChange: (value: number | undefined) => void
  /** The unit: "€". */
  suffix?: ReactNode
}

/** A field for integers with a unit. Phones show a numeric keyboard. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, hideLabel, value, onChange, suffix, ...rest } = props

  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel}>
      {(control) => (
        <span className={styles.affixed}>
          <input
            {...rest}
            {...control}
            type="number"
            inputMode="numeric"
            value={value ?? ''}
            onChange={(event) => onChange(numberOf(event.target.value))}
          />
          {suffix && (
            <span className={styles.suffix} aria-hidden="true">
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}

function numberOf(text: string): number | undefined {
  const value = Number.parseInt(text, 10)

  return Number.isNaN(value) ? undefined : value
}

type SelectRest = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'>

/** The browser's native select. `children` are `option`s. */
export function SelectField({ label, hint, error, hideLabel, children, ...rest }: FieldFrame & SelectRest) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel}>
      {(control) => (
        <select {...rest} {...control}>
          {children}
        </select>
      )}
    </Field>
  )
}
