import { TENANCY_LIMITS } from '@domizil/domain'
import { useIntl } from 'react-intl'
import type { ChoiceField } from './use-contract-choice.ts'

const WORDS: Record<ChoiceField, string> = {
  contractType: 'contract.type.issue',
  file: 'contract.file.issue',
  handSigned: 'contract.handSigned.issue',
  purpose: 'contract.purpose.issue',
  reason: 'contract.reason.issue',
}

/** What stands beside a field of a contract; undefined where nothing is wrong. */
export type FieldError = (field: ChoiceField) => string | undefined

/** What the browser has found to be wrong, or else what the server has said, by field. */
export function useFieldError(
  hasIssue: (field: ChoiceField) => boolean,
  refusals: Readonly<Record<string, string>>,
): FieldError {
  const intl = useIntl()

  return (field) =>
    hasIssue(field) ? intl.formatMessage({ id: WORDS[field] }, TENANCY_LIMITS.purpose) : refusals[field]
}
