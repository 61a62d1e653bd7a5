import type { PublicFlat } from '@domizil/api'
import { checkRequest } from '@domizil/domain'
import { useState } from 'react'
import { today } from '@domizil/app-kit/today'
import type { Refusal } from './refusal.ts'
import type { RequestDraft } from './request-draft.ts'
import { useProblemText } from './use-problem-text.ts'
import type { WishedStay } from './use-stay.ts'

/** Sentences by field. */
export type FieldErrors = Readonly<Record<string, string>>

/** What is wrong with a request: its days as soon as they are chosen, the rest once it was sent, until it is changed. */
export function useProblems(flat: PublicFlat, { stay, problem }: WishedStay) {
  const textOf = useProblemText()
  const [isStayShown, setIsStayShown] = useState(false)
  const [found, setFound] = useState<FieldErrors>({})
  const [refused, setRefused] = useState<{ refusal: Refusal; stay: string }>()
  // Other days, another question: the old refusal says nothing about them.
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
    /** Answers whether something is wrong. */
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

function daysOf({ from, to }: WishedStay['stay']) {
  return { ...(from && { startDate: from }), ...(to && { endDate: to }) }
}
