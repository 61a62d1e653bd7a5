import {
  type HouseRule,
  notAllowed,
  OCCUPATIONS,
  type Occupation,
  REASONS_OF_STAY,
  type ReasonOfStay,
  REQUEST_LIMITS,
} from '@domizil/domain'
import { CheckField, Field, SelectField, TextField } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './request-dialog.module.css'
import { TermsField } from './terms-field.tsx'
import type { RequestForm } from './use-request-form.ts'

interface RequestFieldsProps {
  form: RequestForm
  /** The flat's. An answer that they do not allow is no obstacle: the landlord decides. */
  houseRules: readonly HouseRule[]
}

/** The details for the landlord. Never age, gender or nationality. */
export function RequestFields({ form, houseRules }: RequestFieldsProps) {
  const intl = useIntl()
  const { draft, errors, change } = form
  const { min, max } = REQUEST_LIMITS.message
  const refused = notAllowed(draft, houseRules)

  return (
    <>
      <ChoiceField
        name="reasonOfStay"
        codes={REASONS_OF_STAY}
        value={draft.reasonOfStay}
        error={errors.reasonOfStay}
        onChange={(reasonOfStay: ReasonOfStay) => change({ reasonOfStay })}
      />
      <ChoiceField
        name="occupation"
        codes={OCCUPATIONS}
        value={draft.occupation}
        error={errors.occupation}
        onChange={(occupation: Occupation) => change({ occupation })}
      />
      <TextField
        label={<FormattedMessage id="request.company" />}
        autoComplete="organization"
        maxLength={REQUEST_LIMITS.companyName.max}
        value={draft.companyName}
        error={errors.companyName}
        onChange={(event) => change({ companyName: event.target.value })}
      />
      <Field
        label={<FormattedMessage id="request.message" />}
        hint={intl.formatMessage({ id: 'request.messageHint' }, { min, max })}
        error={errors.message}
      >
        {(control) => (
          <textarea
            {...control}
            rows={5}
            maxLength={max}
            value={draft.message}
            onChange={(event) => change({ message: event.target.value })}
          />
        )}
      </Field>
      <div className={styles.checks}>
        <CheckField
          label={<FormattedMessage id="request.pets" />}
          checked={draft.hasPets}
          onChange={(hasPets) => change({ hasPets })}
        />
        <NotAllowed id="request.petsNotAllowed" isShown={refused.pets} />
        <CheckField
          label={<FormattedMessage id="request.smoker" />}
          checked={draft.smoker}
          onChange={(smoker) => change({ smoker })}
        />
        <NotAllowed id="request.smokingNotAllowed" isShown={refused.smoking} />
        <TermsField
          checked={draft.acceptTerms}
          error={errors.acceptTerms}
          onChange={(acceptTerms) => change({ acceptTerms })}
        />
      </div>
    </>
  )
}

/** Says that an answer is against the house rules; always there, so that it is announced once it is. */
function NotAllowed({ id, isShown }: { id: string; isShown: boolean }) {
  return (
    <p role="status" className={styles.notAllowed}>
      {isShown && <FormattedMessage id={id} />}
    </p>
  )
}

interface ChoiceFieldProps<Code extends string> {
  name: 'reasonOfStay' | 'occupation'
  codes: readonly Code[]
  value: Code | undefined
  error: string | undefined
  onChange: (code: Code) => void
}

/** A select field for the codes of a catalogue. */
function ChoiceField<Code extends string>({ name, codes, value, error, onChange }: ChoiceFieldProps<Code>) {
  const intl = useIntl()

  return (
    <SelectField
      label={intl.formatMessage({ id: `request.${name}` })}
      value={value ?? ''}
      error={error}
      onChange={(event) => {
        const chosen = codes.find((code) => code === event.target.value)
        if (chosen) onChange(chosen)
      }}
    >
      <option value="" disabled>
        {intl.formatMessage({ id: 'request.choose' })}
      </option>
      {codes.map((code) => (
        <option key={code} value={code}>
          {intl.formatMessage({ id: `${name}.${code}` })}
        </option>
      ))}
    </SelectField>
  )
}
