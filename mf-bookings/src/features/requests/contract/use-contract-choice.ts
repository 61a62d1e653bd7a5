import type { Booking } from '@domizil/api'
import { checkTenancy } from '@domizil/domain'
import { useDraft } from '@domizil/app-kit'
import { useState } from 'react'
import { choiceOf } from './offered-choice.ts'
import type { ContractChoice } from './send-contract.ts'

export type ChoiceField = 'contractType' | 'file' | 'handSigned' | 'purpose' | 'reason'

/** The draft of a contract offer, and its errors after an attempt to send. */
export function useContractChoice(request: Booking, isGerman: boolean) {
  const first = choiceOf(request)
  const { draft, change, forget } = useDraft(`contract.${request.id}`, first)
  const [file, setFile] = useState<File>()
  const kept = { ...first, ...draft }
  const choice: ContractChoice = { ...kept, isHandSigned: kept.isHandSigned && file !== undefined, file }
  const [issues, setIssues] = useState<readonly ChoiceField[]>([])

  return {
    choice,
    change: (part: Partial<ContractChoice>) => {
      const { file: next, ...others } = { ...choice, ...part }
      setFile(next)
      // The signatures are under the file before, not under another one.
      change(next === file ? others : { ...others, isHandSigned: false })
      setIssues([])
    },
    forget,
    issue: (field: ChoiceField) => issues.includes(field),
    /** Shows the errors, and returns whether there are any. */
    showIssues: (isHandSigned: boolean): boolean => {
      const found = issuesOf(choice, { isGerman, isHandSigned })
      setIssues(found)
      return found.length > 0
    },
  }
}

/** The rules that the browser can check; the server checks all of them. */
export function issuesOf(
  choice: ContractChoice,
  { isGerman, isHandSigned }: { isGerman: boolean; isHandSigned: boolean },
): ChoiceField[] {
  const { contractType, purpose, file } = choice
  const tenancy = checkTenancy({ ...choice, purpose: purpose.trim() || undefined }, isGerman)

  return [
    ...(contractType ? [] : (['contractType'] as const)),
    ...tenancy.map(({ field }) => field as ChoiceField),
    ...(contractType === 'OWN_CONTRACT' && !file ? (['file'] as const) : []),
    ...(isHandSigned && file && !choice.isHandSigned ? (['handSigned'] as const) : []),
  ]
}
