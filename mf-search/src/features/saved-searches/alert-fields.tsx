import { ALERTS, addMonths, type Alert, MAX_MONTHS_AHEAD, SAVED_SEARCH_LIMITS } from '@domizil/domain'
import { useLocale } from '@domizil/app-kit'
import { useStayTexts } from '@domizil/app-kit/stay'
import { DayDialog } from '@domizil/ui/calendar'
import { CheckField, Field, NumberField, PillGroup, SelectField } from '@domizil/ui/parts'
import { DayField } from '@domizil/ui/stay-field'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { today } from '@domizil/app-kit/today'
import { CityField } from './city-field.tsx'
import styles from './saved-searches.module.css'
import type { AlertForm } from './use-alert-form.ts'
import type { Purpose } from './alert-draft.ts'

interface AlertFieldsProps {
  form: AlertForm
  purpose: Purpose
}

/** The fields of a saved search, and the frequency of alerts. */
export function AlertFields({ form, purpose }: AlertFieldsProps) {
  const intl = useIntl()
  const { draft, errors, change } = form
  const label = (id: string) => intl.formatMessage({ id })

  return (
    <>
      <CityField value={draft.city} error={errors['city']} onChange={(city) => change({ city })} />
      <div className={styles.pair}>
        <StartDay form={form} />
        <Months form={form} />
        <NumberField
          label={label('alertForm.priceMax')}
          suffix="€"
          {...SAVED_SEARCH_LIMITS.priceMax}
          value={draft.priceMax}
          error={errors['priceMax']}
          onChange={(priceMax) => change({ priceMax })}
        />
        <NumberField
          label={label('alertForm.persons')}
          {...SAVED_SEARCH_LIMITS.persons}
          value={draft.persons}
          error={errors['persons']}
          onChange={(persons) => change({ persons })}
        />
        <Bedrooms form={form} />
      </div>
      <CheckField
        label={label('alertForm.pets')}
        checked={draft.hasPets}
        onChange={(hasPets) => change({ hasPets })}
      />
      {purpose === 'request' && <Message form={form} />}
      <Alerts value={draft.alert} onChange={(alert) => change({ alert })} />
    </>
  )
}

function StartDay({ form: { draft, errors, change } }: { form: AlertForm }) {
  const intl = useIntl()
  const locale = useLocale()
  const texts = useStayTexts()
  const [isOpen, setIsOpen] = useState(false)
  const start = today()

  return (
    <div>
      <DayField
        label={intl.formatMessage({ id: 'alertForm.startDate' })}
        value={draft.startDate}
        locale={locale}
        texts={texts}
        error={errors['startDate']}
        refuse={(day) => (day < start ? intl.formatMessage({ id: 'stay.over' }) : undefined)}
        onChange={(startDate) => change({ startDate })}
        onOpen={() => setIsOpen(true)}
      />
      {isOpen && (
        <DayDialog
          value={draft.startDate}
          locale={locale}
          today={start}
          earliest={start}
          latest={addMonths(start, MAX_MONTHS_AHEAD)}
          texts={{ ...texts, title: intl.formatMessage({ id: 'stay.day' }) }}
          onChoose={(startDate) => change({ startDate })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}

const MONTHS = Array.from({ length: SAVED_SEARCH_LIMITS.months.max }, (_, at) => at + 1)

function Months({ form: { draft, errors, change } }: { form: AlertForm }) {
  const intl = useIntl()

  return (
    <SelectField
      label={intl.formatMessage({ id: 'dates.months' })}
      value={draft.months ?? ''}
      error={errors['months']}
      onChange={({ target }) => change({ months: Number(target.value) })}
    >
      {MONTHS.map((count) => (
        <option key={count} value={count}>
          {intl.formatMessage({ id: 'dates.monthCount' }, { count })}
        </option>
      ))}
    </SelectField>
  )
}

const BEDROOMS = [1, 2, 3, 4, 5]

function Bedrooms({ form: { draft, errors, change } }: { form: AlertForm }) {
  const intl = useIntl()

  return (
    <SelectField
      label={intl.formatMessage({ id: 'filters.bedrooms' })}
      value={draft.bedroomsMin ?? ''}
      error={errors['bedroomsMin']}
      onChange={({ target }) => change({ bedroomsMin: target.value ? Number(target.value) : undefined })}
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
