import { FIXED_TERM_REASONS, type FixedTermReason, type ReasonOfStay, TENANCY_LIMITS } from '@domizil/domain'
import { SelectField, TextField } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import type { ContractChoice } from './send-contract.ts'
import type { FieldError } from './use-field-error.ts'

interface TenancyFieldsProps {
  choice: ContractChoice
  change: (part: Partial<ContractChoice>) => void
  errorOf: FieldError
  isGerman: boolean
  /** What the tenant has given as the reason: the purpose, unless the landlord writes another. */
  reasonOfStay: ReasonOfStay
}

/** The legal basis for the end of the tenancy. */
export function TenancyFields({ choice, change, errorOf, isGerman, reasonOfStay }: TenancyFieldsProps) {
  const intl = useIntl()

  if (choice.tenancyBasis === 'TEMPORARY_USE') {
    return (
      <TextField
        label={intl.formatMessage({ id: 'contract.purpose' })}
        hint={intl.formatMessage(
          { id: 'contract.purpose.hint' },
          { reason: intl.formatMessage({ id: `contract.purpose.${reasonOfStay}` }) },
        )}
        error={errorOf('purpose')}
        name="purpose"
        maxLength={TENANCY_LIMITS.purpose.max}
        value={choice.purpose}
        onChange={({ target }) => change({ purpose: target.value })}
      />
    )
  }
  if (!isGerman) return null
  return (
    <SelectField
      label={intl.formatMessage({ id: 'contract.reason' })}
      error={errorOf('reason')}
      name="reason"
      value={choice.reason ?? ''}
      onChange={({ target }) => change({ reason: target.value as FixedTermReason })}
    >
      <option value="" disabled>
        {intl.formatMessage({ id: 'contract.choose' })}
      </option>
      {FIXED_TERM_REASONS.map((reason) => (
        <option key={reason} value={reason}>
          {intl.formatMessage({ id: `contract.reason.${reason}` })}
        </option>
      ))}
    </SelectField>
  )
}
