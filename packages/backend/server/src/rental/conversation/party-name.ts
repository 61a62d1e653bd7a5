import { shortNameOf } from '@domizil/domain'

/** The name of a party before both have agreed: a company under its own, a person with the initial of the family name. */
export function partyName(givenName: string, familyName: string, companyName: string | null): string {
  return companyName || shortNameOf(givenName, familyName)
}
