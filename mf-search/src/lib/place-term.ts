/** What to ask the list of places for: of "10119 Berlin" the postcode, which is the more exact. */
export function placeTerm(place: string): string {
  const [postcode] = /^\d+/.exec(place) ?? []

  return postcode ?? place
}
