import { addDays, VIEWING_DAYS_AHEAD } from '@domizil/domain'
import { useToday } from '@domizil/app-kit/today'
import { CalendarDays, X } from '@domizil/ui/icons'
import { Button, Field } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './viewing.module.css'
import { withNextField } from './viewing-times.ts'

interface ViewingFieldsProps {
  /** Undefined unless a viewing is proposed. */
  times: readonly string[] | undefined
  onChange: (times: readonly string[] | undefined) => void
}

/** Up to three times for a viewing, beside the text of a message. */
export function ViewingFields({ times, onChange }: ViewingFieldsProps) {
  const intl = useIntl()
  const today = useToday()
  if (!times) {
    return (
      <Button
        size="small"
        icon={<CalendarDays size={15} aria-hidden="true" />}
        onClick={() => onChange([''])}
      >
        <FormattedMessage id="viewing.propose" />
      </Button>
    )
  }

  return (
    <fieldset className={styles.fields}>
      <legend>
        <FormattedMessage id="viewing.times" />
      </legend>
      {withNextField(times).map((time, at) => (
        <Field key={at} hideLabel label={<FormattedMessage id="viewing.time" values={{ at: at + 1 }} />}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              min={`${today}T00:00`}
              max={`${addDays(today, VIEWING_DAYS_AHEAD)}T23:59`}
              value={time}
              onChange={({ target }) => onChange(withNextField(times).with(at, target.value.slice(0, 16)))}
            />
          )}
        </Field>
      ))}
      <Button
        size="small"
        aria-label={intl.formatMessage({ id: 'viewing.without' })}
        onClick={() => onChange(undefined)}
      >
        <X size={15} aria-hidden="true" />
      </Button>
    </fieldset>
  )
}
