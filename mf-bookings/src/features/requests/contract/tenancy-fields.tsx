import { FIXED_TERM_REASONS, type FixedTermReason, type ReasonOfStay, TENANCY_LIMITS } from '@domizil/domain'
import { SelectField, TextField } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import type { ContractChoice } from './send-contract.ts'
import type { ChoiceField } from './use-contract-choice.ts'

interface TenancyFieldsProps {
  choice: ContractChoice
  change: (part: Partial<ContractChoice>) => void
  issue: (field: ChoiceField) => boolean
  /** What the server says, by field. */
  refusals: Readonly<Record<string, string>>
  isGerman: boolean
  /** What the tenant has given as the reason: the purpose, unless the landlord writes another. */
  reasonOfStay: ReasonOfStay
}

/** The legal basis for the end of the tenancy. */
export function TenancyFields(props: TenancyFieldsProps) {
  const { choice, change, issue, refusals, isGerman, reasonOfStay } = props
  const intl = useIntl()

  if (choice.tenancyBasis === 'TEMPORARY_USE') {
    return (
      <TextField
        label={intl.formatMessage({ id: 'contract.purpose' })}
        hint={intl.formatMessage(
          { id: 'contract.purpose.hint' },
          { reason: intl.formatMessage({ id: `contract.purpose.${reasonOfStay}` }) },
        )}
        error={
          issue('purpose')
            ? intl.formatMessage({ id: 'contract.purpose.issue' }, TENANCY_LIMITS.purpose)
            : refusals['purpose']
        }
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
      error={issue('reason') ? intl.formatMessage({ id: 'contract.reason.issue' }) : refusals['reason']}
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
