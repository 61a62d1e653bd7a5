import type { NewBooking } from '@domizil/api'
import type { Occupation, ReasonOfStay } from '@domizil/domain'
import type { StayQuery } from '@domizil/links'

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

const EMPTY_DRAFT: RequestDraft = {
  message: '',
  companyName: '',
  hasPets: false,
  smoker: false,
  acceptTerms: false,
}

/** The empty form of a visitor who has searched for these house rules. */
export function draftFor({ houseRules = [] }: StayQuery): RequestDraft {
  const hasPets = houseRules.includes('PETS_ALLOWED')
  return { ...EMPTY_DRAFT, hasPets, smoker: houseRules.includes('SMOKING_ALLOWED') }
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
