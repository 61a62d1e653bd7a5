import { useSay } from '@domizil/app-kit'
import { TENANCY_LIMITS } from '@domizil/domain'
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
  const say = useSay()

  return (field) => (hasIssue(field) ? say(WORDS[field], TENANCY_LIMITS.purpose) : refusals[field])
}
