/** The name of a party before both have agreed: a company under its own, a person with the initial of the family name. */
export function partyName(givenName: string, familyName: string, companyName: string | null): string {
  const initial = familyName && `${familyName.charAt(0)}.`
  return companyName || [givenName, initial].filter(Boolean).join(' ')
}
