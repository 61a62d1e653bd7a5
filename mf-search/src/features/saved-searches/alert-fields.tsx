import { usePlaces } from '@domizil/app-kit'
import { useNumberTexts } from '@domizil/app-kit/numbers'
import { ALERTS, type Alert, SAVED_SEARCH_LIMITS } from '@domizil/domain'
import { CheckField, Combobox, Field, NumberField, PillGroup, SelectField } from '@domizil/ui/parts'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DateFields } from '../../lib/dates/date-fields.tsx'
import { hasPets, isNamed, type Purpose, withPets } from './alert-draft.ts'
import styles from './saved-searches.module.css'
import type { AlertForm } from './use-alert-form.ts'

interface CityFieldProps {
  value: string
  error: string | undefined
  onChange: (city: string) => void
}

interface AlertFieldsProps {
  form: AlertForm
  purpose: Purpose
}

/** The fields of a saved search, and the frequency of alerts. */
export function AlertFields({ form, purpose }: AlertFieldsProps) {
  const intl = useIntl()
  const texts = useNumberTexts()
  const { draft, errors, change, changeQuery } = form
  const { query, alert } = draft
  const label = (id: string) => intl.formatMessage({ id })

  return (
    <>
      {isNamed(query) && (
        <CityField
          value={query.term ?? ''}
          error={errors['city']}
          onChange={(term) => changeQuery({ term: term || undefined })}
        />
      )}
      <DateFields query={query} change={changeQuery} />
      {errors['startDate'] && (
        <p className={styles.refused} role="alert">
          {errors['startDate']}
        </p>
      )}
      <div className={styles.pair}>
        <NumberField
          label={label('filterName.priceMax')}
          suffix="€"
          texts={texts}
          value={query.priceMax}
          error={errors['priceMax']}
          onChange={(priceMax) => changeQuery({ priceMax })}
        />
        <NumberField
          label={label('filterName.persons')}
          texts={texts}
          value={query.persons}
          error={errors['persons']}
          onChange={(persons) => changeQuery({ persons })}
        />
        <Bedrooms form={form} />
      </div>
      <CheckField
        label={label('alertForm.pets')}
        checked={hasPets(query)}
        onChange={(isWanted) => changeQuery(withPets(query, isWanted))}
      />
      {purpose === 'request' && <Message form={form} />}
      <Alerts value={alert} onChange={(next) => change({ alert: next })} />
    </>
  )
}

const BEDROOMS = [1, 2, 3, 4, 5]

function Bedrooms({ form: { draft, errors, changeQuery } }: { form: AlertForm }) {
  const intl = useIntl()

  return (
    <SelectField
      label={intl.formatMessage({ id: 'flatField.rooms.BEDROOM' })}
      value={draft.query.bedroomsMin ?? ''}
      error={errors['bedroomsMin']}
      onChange={({ target }) => changeQuery({ bedroomsMin: target.value ? Number(target.value) : undefined })}
    >
      <option value="">{intl.formatMessage({ id: 'filters.any' })}</option>
      {BEDROOMS.map((number) => (
        <option key={number} value={number}>
          {intl.formatMessage({ id: 'filters.atLeast' }, { number })}
        </option>
      ))}
    </SelectField>
  )
}

function Message({ form: { draft, errors, change } }: { form: AlertForm }) {
  const intl = useIntl()
  const { max } = SAVED_SEARCH_LIMITS.message

  return (
    <Field
      label={<FormattedMessage id="alertForm.message" />}
      hint={intl.formatMessage({ id: 'alertForm.messageHint' }, { max })}
      error={errors['message']}
    >
      {(control) => (
        <textarea
          {...control}
          rows={4}
          maxLength={max}
          value={draft.message}
          onChange={(event) => change({ message: event.target.value })}
        />
      )}
    </Field>
  )
}

function Alerts({ value, onChange }: { value: Alert; onChange: (alert: Alert) => void }) {
  const intl = useIntl()
  const name = useId()

  return (
    <div>
      <p className={styles.question} aria-hidden="true">
        <FormattedMessage id="alertForm.alert" />
      </p>
      <PillGroup
        label={intl.formatMessage({ id: 'alertForm.alert' })}
        name={name}
        options={ALERTS.map((alert) => ({
          value: alert,
          label: intl.formatMessage({ id: `alert.${alert}` }),
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}

/** The place of a saved search, with the same suggestions as the search. */
function CityField({ value, error, onChange }: CityFieldProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState('')
  const { options, isStale, isEmpty } = usePlaces(typed === value ? typed : '')

  return (
    <Combobox
      label={intl.formatMessage({ id: 'alertForm.city' })}
      value={value}
      error={error}
      onChange={(city) => {
        setTyped(city)
        onChange(city)
      }}
      options={options}
      isStale={isStale}
      empty={isEmpty && intl.formatMessage({ id: 'place.none' })}
      onSelect={({ text }) => {
        setTyped('')
        onChange(text)
      }}
      status={intl.formatMessage({ id: 'place.suggestions' }, { count: options.length })}
    />
  )
}
