import { HELP_TOPICS } from '@domizil/domain'
import { Field, SelectField, TextField } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import styles from './ask-for-help.module.css'
import type { HelpForm, RequiredField } from './help-form.ts'

interface HelpFieldsProps {
  form: HelpForm
  wrong: readonly RequiredField[]
  onChange: (change: Partial<HelpForm>) => void
}

export function HelpFields({ form, wrong, onChange }: HelpFieldsProps) {
  const intl = useIntl()
  const label = (id: string) => intl.formatMessage({ id: `help.form.${id}` })
  const errorOf = (field: RequiredField) =>
    wrong.includes(field) ? intl.formatMessage({ id: `help.form.wrong.${field}` }) : undefined

  return (
    <>
      <SelectField
        name="topic"
        label={label('topic')}
        error={errorOf('topic')}
        required
        value={form.topic}
        onChange={(event) => onChange({ topic: HELP_TOPICS.find((one) => one === event.target.value) ?? '' })}
      >
        <option value="">{label('choose')}</option>
        {HELP_TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {intl.formatMessage({ id: `help.topic.${topic}` })}
          </option>
        ))}
      </SelectField>
      <Field label={label('message')} error={errorOf('message')} hint={label('messageHint')}>
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={5}
            required
            value={form.message}
            onChange={(event) => onChange({ message: event.target.value })}
          />
        )}
      </Field>
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={label('email')}
        error={errorOf('email')}
        required
        value={form.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <div className={styles.pair}>
        <TextField
          name="name"
          autoComplete="name"
          label={label('name')}
          maxLength={120}
          value={form.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <TextField
          name="phone"
          type="tel"
          autoComplete="tel"
          label={label('phone')}
          maxLength={40}
          value={form.phone}
          onChange={(event) => onChange({ phone: event.target.value })}
        />
      </div>
      <Trap value={form.website} onChange={(website) => onChange({ website })} />
    </>
  )
}

/** A honeypot: a hidden field that only bots fill in. */
function Trap({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <input
      className={styles.trap}
      name="website"
      tabIndex={-1}
      aria-hidden="true"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
