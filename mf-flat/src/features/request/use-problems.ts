import type { PublicFlat } from '@domizil/api'
import { checkRequest } from '@domizil/domain'
import { useState } from 'react'
import { today } from '@domizil/app-kit/today'
import type { Refusal } from './refusal.ts'
import type { RequestDraft } from './request-draft.ts'
import { useProblemText } from './use-problem-text.ts'
import type { RequestedStay } from './use-stay.ts'

/** Messages by field. */
export type FieldErrors = Readonly<Record<string, string>>

/**
 * The errors of a request: of its days once they are selected, of other fields after an attempt to send, until they
 * change.
 */
export function useProblems(flat: PublicFlat, { stay, problem }: RequestedStay) {
  const textOf = useProblemText()
  const [isStayShown, setIsStayShown] = useState(false)
  const [found, setFound] = useState<FieldErrors>({})
  const [refused, setRefused] = useState<{ refusal: Refusal; stay: string }>()
  // A refusal is valid for its days only.
  const refusal = refused?.stay === JSON.stringify(stay) ? refused.refusal : undefined
  const showsStay = isStayShown || Boolean(stay.from && stay.to)

  function check(draft: RequestDraft): boolean {
    const issues = checkRequest({ ...draft, numberOfPersons: stay.persons, ...daysOf(stay) }, flat, today())
    setIsStayShown(true)
    setRefused(undefined)
    setFound(ofForm(Object.fromEntries(issues.map((issue) => [issue.field, textOf(issue)]))))

    return issues.length > 0 || problem !== undefined
  }

  return {
    errors: {
      ...found,
      ...(refusal && ofStay(refusal.errors)),
      ...(problem && showsStay && { [problem.field]: textOf(problem) }),
    } as FieldErrors,
    refusal,
    /** Returns whether there are errors. */
    check,
    showStay: () => setIsStayShown(true),
    forget: (fields: readonly string[]) => setFound((old) => pick(old, (field) => !fields.includes(field))),
    refuse: (next: Refusal) => {
      setFound(ofForm(next.errors))
      setRefused({ refusal: next, stay: JSON.stringify(stay) })
    },
  }
}

const STAY_FIELDS = ['startDate', 'endDate', 'numberOfPersons']
const ofStay = (errors: FieldErrors) => pick(errors, (field) => STAY_FIELDS.includes(field))
const ofForm = (errors: FieldErrors) => pick(errors, (field) => !STAY_FIELDS.includes(field))

function pick(errors: FieldErrors, isWanted: (field: string) => boolean): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isWanted(field)))
}

function daysOf({ from, to }: RequestedStay['stay']) {
  return { ...(from && { startDate: from }), ...(to && { endDate: to }) }
}
