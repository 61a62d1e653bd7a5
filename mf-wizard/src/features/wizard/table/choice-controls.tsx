import { CheckField, SelectField } from '@domizil/ui/parts'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import styles from '../wizard.module.css'
import { type ControlProps, useControl } from './control.ts'

/** One of the codes. What has been chosen can be taken back where the field is optional. */
export function ChoiceControl({ name, field, hint }: ControlProps<'choice'>) {
  const intl = useIntl()
  const { frame, value, set } = useControl<string | undefined>(name)
  const wordOf = (code: string) => {
    const id = `flatField.${name}.${code}`
    return intl.formatMessage({ id: `${id}.long` in intl.messages ? `${id}.long` : id })
  }

  return (
    <SelectField
      {...frame}
      hint={hint}
      value={value ?? ''}
      onChange={({ target }) => set(target.value || undefined)}
    >
      <NoOption isOptional={field.optional} />
      {field.codes.map((code) => (
        <option key={code} value={code}>
          {wordOf(code)}
        </option>
      ))}
    </SelectField>
  )
}

/** Yes or no; neither is said before the owner has answered. */
export function BooleanControl({ name, field, hint }: ControlProps<'boolean'>) {
  const intl = useIntl()
  const { frame, value, set } = useControl<boolean | undefined>(name)

  return (
    <SelectField
      {...frame}
      hint={hint}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => set(target.value ? target.value === 'true' : undefined)}
    >
      <NoOption isOptional={field.optional} />
      <option value="true">{intl.formatMessage({ id: 'flatField.is.true' })}</option>
      <option value="false">{intl.formatMessage({ id: 'flatField.is.false' })}</option>
    </SelectField>
  )
}

function NoOption({ isOptional = false }: { isOptional: boolean | undefined }) {
  const intl = useIntl()

  return (
    <option value="" disabled={!isOptional}>
      {intl.formatMessage({ id: isOptional ? 'field.none' : 'field.choose' })}
    </option>
  )
}

/** Any of the codes. */
export function ChoicesControl({ name, field, hint }: ControlProps<'choices'>) {
  const intl = useIntl()
  const labelId = useId()
  const noteId = useId()
  const { frame, value, set } = useControl<readonly string[]>(name)
  const note = frame.error ?? hint

  return (
    <div
      className={styles.choices}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={note ? noteId : undefined}
    >
      <b id={labelId}>{frame.label}</b>
      {field.codes.map((code) => (
        <CheckField
          key={code}
          name={name}
          label={intl.formatMessage({ id: `flatField.${name}.${code}` })}
          checked={value.includes(code)}
          onChange={() => set(field.codes.filter((one) => value.includes(one) !== (one === code)))}
        />
      ))}
      {note && (
        <p className={frame.error ? styles.problem : styles.quiet} id={noteId}>
          {note}
        </p>
      )}
    </div>
  )
}
