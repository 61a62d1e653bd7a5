/** The nearest stop of a quarter. */
export interface Stop {
  kind: 'U' | 'S' | 'TRAM' | 'BUS' | 'TRAIN'
  name: string
}

export type Character = 'LIVELY' | 'QUIET' | 'GREEN' | 'CENTRAL' | 'STUDENT' | 'BUSINESS'

/** A quarter of a city with real streets, each of which lies at least partly in each of the postcodes. */
export interface Quarter {
  /** The name in addresses and titles. */
  name: string
  /** "in Kreuzberg", "im Gallus": the name after its preposition. */
  german: string
  english: string
  postcodes: readonly string[]
  streets: readonly string[]
  stop: Stop
  character: Character
  /** The price level within the city; 1 is the city's average. */
  priceFactor: number
  /** If all buildings are of one kind: an old town, or a quarter built since the nineties. */
  age?: 'HISTORIC' | 'NEW'
  /** One or two sentences that are true of this place only. */
  note: { en: string; de: string }
}
