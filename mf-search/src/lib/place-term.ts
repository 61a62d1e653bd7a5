/** The term for place suggestions: of "10119 Berlin" the postcode, which is more precise. */
export function placeTerm(place: string): string {
  const [postcode] = /^\d+/.exec(place) ?? []

  return postcode ?? place
}
