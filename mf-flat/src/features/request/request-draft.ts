import type { NewBooking } from '@domizil/api'
import type { Occupation, ReasonOfStay } from '@domizil/domain'

/** The values of the form. */
export interface RequestDraft {
  reasonOfStay?: ReasonOfStay
  occupation?: Occupation
  message: string
  companyName: string
  hasPets: boolean
  smoker: boolean
  acceptTerms: boolean
}

export const EMPTY_DRAFT: RequestDraft = {
  message: '',
  companyName: '',
  hasPets: false,
  smoker: false,
  acceptTerms: false,
}

/** The body of the call; undefined while a required value is missing. */
export function bodyOf(draft: RequestDraft, numberOfPersons: number): NewBooking | undefined {
  const { reasonOfStay, occupation, message, companyName, hasPets, smoker, acceptTerms } = draft
  if (!reasonOfStay || !occupation || !acceptTerms) return undefined

  const company = companyName.trim()
  return {
    numberOfPersons,
    reasonOfStay,
    occupation,
    message: message.trim(),
    hasPets,
    smoker,
    ...(company && { companyName: company }),
    acceptTerms,
  }
}
