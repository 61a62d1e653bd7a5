import type { Amenity, BookingLength, EnergyCarrier, FlatType, HouseRule } from '@domizil/domain'
import type { City } from '../places/cities.ts'
import type { Quarter } from '../places/quarter.ts'

/** When a building was built, in the periods of the German market. */
export type Era = 'FOUNDERS' | 'INTERWAR' | 'POSTWAR' | 'LATE_CENTURY' | 'MODERN' | 'NEW'

export type Outlook = 'COURTYARD' | 'STREET' | 'GARDEN' | 'TREES' | 'ROOFTOPS'
export type Sun = 'MORNING' | 'MIDDAY' | 'EVENING'

export interface Building {
  era: Era
  constructionYear: number
  /** Above the ground floor. */
  upperFloors: number
  hasElevator: boolean
  isListed: boolean
  carriers: readonly EnergyCarrier[]
}

/** The facts about a flat of the demo. Fields, texts and pictures follow from them. */
export interface FlatFacts {
  /** The stable key of the flat: `berlin-07`. */
  key: string
  city: City
  quarter: Quarter
  street: string
  houseNumber: string
  postcode: string
  latitude: number
  longitude: number
  building: Building
  type: FlatType
  size: number
  floorNumber: number
  bedrooms: number
  livingRooms: number
  bathrooms: number
  hasFullKitchen: boolean
  maxPerson: number
  bedWidth: 140 | 160 | 180
  outlook: Outlook
  sun: Sun
  minutesToStop: number
  megabits: number
  amenities: ReadonlySet<Amenity>
  houseRules: readonly HouseRule[]
  bookingLength: BookingLength
  pricePerMonth: number
  deposit: number
}

/** Whether a flat has all of these amenities. */
export function has(facts: Pick<FlatFacts, 'amenities'>, ...amenities: Amenity[]): boolean {
  return amenities.some((amenity) => facts.amenities.has(amenity))
}
