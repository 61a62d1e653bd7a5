import type { ComponentProps, InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react'
import { Field, type FieldFrame } from './field.tsx'
import styles from './field.module.css'

type InputRest = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>

interface TextFieldProps extends FieldFrame, InputRest {
  /** The unit of what is typed: "m²". */
  suffix?: ReactNode
}

/** A single-line text field. */
export function TextField({ label, hint, error, hideLabel, suffix, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel}>
      {(control) => (
        <Affixed suffix={suffix}>
          <input type="text" {...rest} {...control} />
        </Affixed>
      )}
    </Field>
  )
}

/** An input with its unit behind what is typed; the input alone without a unit. */
function Affixed({ suffix, children }: { suffix: ReactNode; children: ReactNode }) {
  if (!suffix) return children

  return (
    <span className={styles.affixed}>
      {children}
      <span className={styles.suffix} aria-hidden="true">
        {suffix}
      </span>
    </span>
  )
}

type AreaRest = Omit<ComponentProps<'textarea'>, 'id' | 'className'>

/** A text field of several lines. */
export function TextArea({ label, hint, error, hideLabel, ...rest }: FieldFrame & AreaRest) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel}>
      {(control) => <textarea {...rest} {...control} />}
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
