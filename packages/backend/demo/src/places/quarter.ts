/** How one gets about: the nearest stop of a quarter. */
export interface Stop {
  kind: 'U' | 'S' | 'TRAM' | 'BUS' | 'TRAIN'
  name: string
}

export type Character = 'LIVELY' | 'QUIET' | 'GREEN' | 'CENTRAL' | 'STUDENT' | 'BUSINESS'

/** A part of a city with real streets, each of which lies in each of the postcodes, at least in part. */
export interface Quarter {
  /** As it stands in an address and in a title. */
  name: string
  /** "in Kreuzberg", "im Gallus": the name after its preposition. */
  german: string
  english: string
  postcodes: readonly string[]
  streets: readonly string[]
  stop: Stop
  character: Character
  /** How dear it is within its city; 1 is the city's level. */
  priceFactor: number
  /** Where all houses are of one kind: an old town, or a quarter built since the nineties. */
  age?: 'HISTORIC' | 'NEW'
  /** One or two sentences that are true of this place and of no other. */
  note: { en: string; de: string }
}

export type QuarterInput = Omit<Quarter, 'german' | 'english' | 'priceFactor'> &
  Partial<Pick<Quarter, 'german' | 'english' | 'priceFactor'>>

/** Fills in what most quarters have in common: "in" before the name in both languages, and the city's price level. */
export function quarter(input: QuarterInput): Quarter {
  return { german: `in ${input.name}`, english: `in ${input.name}`, priceFactor: 1, ...input }
}
