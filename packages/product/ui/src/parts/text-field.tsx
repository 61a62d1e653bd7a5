import type { InputHTMLAttributes, SelectHTMLAttributes } from 'react'
import { Field, type FieldFrame } from './field.tsx'

type InputRest = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>

/** A single-line text field. */
export function TextField({ label, hint, error, hideLabel, ...rest }: FieldFrame & InputRest) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  )
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
