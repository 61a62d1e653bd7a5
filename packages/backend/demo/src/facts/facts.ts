import type { Amenity, BookingLength, EnergyCarrier, FlatType, HouseRule } from '@domizil/domain'
import type { City } from '../places/cities.ts'
import { postcodeArea } from '../places/gazetteer.ts'
import type { Character, Quarter } from '../places/quarter.ts'
import { type Random, randomFrom } from '../random.ts'
import type { Building, Era, FlatFacts, Outlook } from './flat-facts.ts'
import { type Layout, layoutOf, typeAndEraIn } from './layout.ts'

interface Priced {
  city: City
  quarter: Quarter
  type: FlatType
  size: number
  era: Era
  amenities: ReadonlySet<Amenity>
}

/** The size that the price level of a city refers to, in m². */
const USUAL_SIZE = 45

const FACTOR_OF_TYPE: Partial<Record<FlatType, number>> = {
  PENTHOUSE: 1.22,
  SERVICED_APARTMENT: 1.18,
  LOFT: 1.08,
  TERRACED_FLAT: 1.06,
  GROUND_FLOOR: 0.96,
  HALF_BASEMENT: 0.84,
}

const FACTOR_OF_ERA: Record<Era, number> = {
  FOUNDERS: 1.03,
  INTERWAR: 0.98,
  POSTWAR: 0.92,
  LATE_CENTURY: 0.92,
  MODERN: 1,
  NEW: 1.1,
}

const FACTOR_OF_AMENITY: Partial<Record<Amenity, number>> = {
  BALCONY: 1.02,
  UNDERGROUND_GARAGE: 1.04,
  DISHWASHER: 1.01,
  ELEVATOR: 1.01,
}

interface EraTraits {
  years: readonly [from: number, to: number]
  upperFloors: readonly [from: number, to: number]
  elevator: number
  listed: number
  carriers: readonly (readonly EnergyCarrier[])[]
}

const TRAITS: Record<Era, EraTraits> = {
  FOUNDERS: {
    years: [1885, 1914],
    upperFloors: [3, 4],
    elevator: 0.25,
    listed: 0.25,
    carriers: [['NATURAL_GAS'], ['NATURAL_GAS'], ['DISTRICT_HEATING']],
  },
  INTERWAR: {
    years: [1924, 1938],
    upperFloors: [3, 4],
    elevator: 0.1,
    listed: 0.12,
    carriers: [['NATURAL_GAS'], ['DISTRICT_HEATING']],
  },
  POSTWAR: {
    years: [1952, 1968],
    upperFloors: [3, 5],
    elevator: 0.15,
    listed: 0,
    carriers: [['NATURAL_GAS'], ['OIL'], ['DISTRICT_HEATING'], ['DISTRICT_HEATING']],
  },
  LATE_CENTURY: {
    years: [1972, 1990],
    upperFloors: [4, 8],
    elevator: 0.8,
    listed: 0,
    carriers: [['DISTRICT_HEATING'], ['NATURAL_GAS']],
  },
  MODERN: {
    years: [1994, 2011],
    upperFloors: [3, 5],
    elevator: 0.85,
    listed: 0,
    carriers: [['DISTRICT_HEATING'], ['NATURAL_GAS', 'SOLAR'], ['CHP']],
  },
  NEW: {
    years: [2014, 2024],
    upperFloors: [4, 6],
    elevator: 1,
    listed: 0,
    carriers: [
      ['DISTRICT_HEATING'],
      ['HEAT_PUMP_ELECTRICITY'],
      ['HEAT_PUMP_ELECTRICITY', 'SOLAR'],
      ['GEOTHERMAL'],
    ],
  },
}

interface Home {
  type: FlatType
  building: Building
  layout: Layout
  character: Character
}

type Equip = (home: Home, random: Random) => (Amenity | false)[]

/** A building of an era, with typical age, height and heating. */
function buildingOf(era: Era, random: Random): Building {
  const { years, upperFloors, elevator, listed, carriers } = TRAITS[era]

  return {
    era,
    constructionYear: random.int(...years),
    upperFloors: random.int(...upperFloors),
    hasElevator: random.chance(elevator),
    isListed: random.chance(listed),
    carriers: random.pick(carriers),
  }
}

/** Most landlords let for months; few for weeks or for years. */
const LENGTHS: BookingLength[] = [
  'FLEXIBLE',
  'FLEXIBLE',
  'MONTHS_3_6',
  'MONTHS_3_6',
  'MONTHS_6_12',
  'MONTHS_6_12',
  'MONTHS_1_3',
  'MONTHS_12_PLUS',
]
const METRES_PER_DEGREE = 111_320
/** The radius of a typical postcode area in a city. */
const SPREAD_METRES = 420

/** The place of one flat of the demo. */
export interface Plot {
  key: string
  city: City
  quarter: Quarter
}

/** Derives all facts about the flat on a plot; deterministic for a key. */
export function factsOf({ key, city, quarter }: Plot): FlatFacts {
  const random = randomFrom(key)
  const { type, era } = typeAndEraIn(quarter.age, random)
  const building = withFittingElevator(type, buildingOf(era, random))
  const layout = layoutOf(type, building, random)
  const amenities = amenitiesOf({ type, building, layout, character: quarter.character }, random)
  const pricePerMonth = priceOf({ city, quarter, type, size: layout.size, era, amenities }, random)

  return {
    key,
    city,
    quarter,
    street: random.pick(quarter.streets),
    houseNumber: houseNumberOf(random),
    ...spotIn(quarter, random),
    building,
    type,
    ...layout,
    amenities,
    maxPerson:
      Math.max(random.chance(0.6) ? 2 : 1, layout.bedrooms * 2) + (amenities.has('SOFA_BED') ? 1 : 0),
    bedWidth: layout.size < 32 ? 140 : random.pick([160, 160, 180]),
    outlook: outlookOf(type, layout, quarter, random),
    sun: random.pick(['MORNING', 'MIDDAY', 'EVENING', 'EVENING']),
    minutesToStop: random.int(2, 9),
    megabits: random.pick([100, 250, 250, 500, 1000]),
    houseRules: houseRulesOf(random),
    bookingLength:
      type === 'SERVICED_APARTMENT' ? random.pick(['FLEXIBLE', 'MONTHS_1_3']) : random.pick(LENGTHS),
    pricePerMonth,
    deposit: depositOf(pricePerMonth, random),
  }
}

/** A penthouse has a lift, and a coach house needs none. */
function withFittingElevator(type: FlatType, building: FlatFacts['building']): FlatFacts['building'] {
  if (type === 'PENTHOUSE') return { ...building, hasElevator: true }
  return type === 'OTHER' ? { ...building, hasElevator: false, upperFloors: 1 } : building
}

function houseNumberOf(random: Random): string {
  const number = String(random.int(2, 98))
  return random.chance(0.12) ? number + random.pick(['a', 'b', 'c']) : number
}

/** A point near the centre of one of the quarter's postcodes, so that flats do not overlap on the map. */
function spotIn(quarter: Quarter, random: Random) {
  const postcode = random.pick(quarter.postcodes)
  const area = postcodeArea(postcode)
  if (!area) throw new Error(`The gazetteer does not know the postcode ${postcode}`)

  const bearing = random.next() * 2 * Math.PI
  const degrees = (Math.sqrt(random.next()) * SPREAD_METRES) / METRES_PER_DEGREE
  const latitude = area.latitude + degrees * Math.cos(bearing)
  const longitude = area.longitude + (degrees * Math.sin(bearing)) / Math.cos((area.latitude * Math.PI) / 180)
  return { postcode, latitude: rounded(latitude), longitude: rounded(longitude) }
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}

function outlookOf(type: FlatType, { floorNumber }: Layout, quarter: Quarter, random: Random): Outlook {
  if (type === 'PENTHOUSE' || type === 'ROOF_STOREY') return 'ROOFTOPS'
  if (type === 'GROUND_FLOOR' || type === 'HALF_BASEMENT' || type === 'OTHER') {
    return random.chance(0.5) ? 'GARDEN' : 'COURTYARD'
  }
  if (floorNumber >= 4 && random.chance(0.4)) return 'ROOFTOPS'
  if (quarter.character === 'GREEN') return random.pick(['GARDEN', 'TREES', 'TREES', 'STREET'])
  return random.pick(['COURTYARD', 'COURTYARD', 'STREET', 'TREES'])
}

function houseRulesOf(random: Random): HouseRule[] {
  const rules: (HouseRule | false)[] = [
    random.chance(0.3) && 'PETS_ALLOWED',
    random.chance(0.06) && 'SMOKING_ALLOWED',
  ]
  return rules.filter((rule) => rule !== false)
}

/** The monthly rent of a furnished flat including all costs, in euros rounded to tens. */
function priceOf(flat: Priced, random: Random): number {
  const { city, quarter, type, size, era, amenities } = flat
  // The price per square metre falls with the size.
  const base = city.euroPerSquareMetre * size * (USUAL_SIZE / size) ** 0.28
  const extras = [...amenities].reduce((factor, amenity) => factor * (FACTOR_OF_AMENITY[amenity] ?? 1), 1)
  const taste = 0.94 + random.next() * 0.12
  const price = base * quarter.priceFactor * (FACTOR_OF_TYPE[type] ?? 1) * FACTOR_OF_ERA[era] * extras * taste

  return Math.round(price / 10) * 10
}

/** One to three rents: the maximum of § 551 BGB. */
function depositOf(pricePerMonth: number, random: Random): number {
  return pricePerMonth * random.pick([1, 2, 2, 2, 3])
}

/** The amenities of a flat: likely for its building, type and size, and without contradictions. */
function amenitiesOf(home: Home, random: Random): ReadonlySet<Amenity> {
  const found = [living, outside, access, kitchen, bathroom, security, cleaning, parking, extras].flatMap(
    (equip) => equip(home, random),
  )
  return new Set(found.filter((amenity) => amenity !== false))
}

const maybe = (random: Random, share: number, amenity: Amenity) => random.chance(share) && amenity

const living: Equip = ({ building, layout, type }, random) => [
  'WIFI',
  'WARDROBE',
  'HEATING',
  maybe(random, 0.75, 'TV'),
  maybe(random, 0.8, 'DESK'),
  maybe(random, 0.85, 'BED_LINEN'),
  maybe(random, 0.8, 'TOWELS'),
  layout.size > 45 && maybe(random, 0.4, 'SOFA_BED'),
  layout.bedrooms >= 2 && maybe(random, 0.3, 'BABY_COT'),
  building.era === 'NEW' && 'UNDERFLOOR_HEATING',
  building.era === 'NEW' && type === 'PENTHOUSE' && maybe(random, 0.6, 'AIR_CONDITIONING'),
  ['PENTHOUSE', 'MAISONETTE', 'LOFT'].includes(type) && maybe(random, 0.25, 'FIREPLACE'),
]

const outside: Equip = ({ type, layout }, random) => {
  if (type === 'PENTHOUSE') return ['ROOF_TERRACE']
  if (type === 'TERRACED_FLAT') return ['TERRACE']
  if (type === 'GROUND_FLOOR' || type === 'OTHER') return ['TERRACE', maybe(random, 0.6, 'GARDEN')]
  if (type === 'HALF_BASEMENT') return [maybe(random, 0.5, 'TERRACE')]
  if (type === 'LOFT' || type === 'SERVICED_APARTMENT') return [maybe(random, 0.3, 'BALCONY')]
  return [layout.floorNumber >= 1 && maybe(random, 0.6, 'BALCONY'), maybe(random, 0.08, 'GARDEN')]
}

const access: Equip = ({ building, layout, type }, random) => {
  const isStepFree = building.era === 'NEW' || (type === 'GROUND_FLOOR' && building.era === 'MODERN')
  const isReached = building.hasElevator || layout.floorNumber === 0
  return [
    building.hasElevator && 'ELEVATOR',
    isStepFree && isReached && type !== 'MAISONETTE' && 'STEP_FREE_ACCESS',
    isStepFree && isReached && type === 'GROUND_FLOOR' && maybe(random, 0.5, 'WHEELCHAIR_ACCESSIBLE'),
  ]
}

const kitchen: Equip = ({ layout }, random) => [
  'STOVE',
  'FRIDGE',
  'KETTLE',
  'COOKWARE',
  'DISHES_AND_CUTLERY',
  'DINING_TABLE',
  maybe(random, 0.75, 'TOASTER'),
  maybe(random, 0.65, 'COFFEE_MACHINE'),
  maybe(random, layout.hasFullKitchen ? 0.95 : 0.2, 'OVEN'),
  maybe(random, layout.hasFullKitchen ? 0.85 : 0.35, 'FREEZER'),
  maybe(random, layout.hasFullKitchen ? 0.75 : 0.15, 'DISHWASHER'),
  maybe(random, layout.hasFullKitchen ? 0.4 : 0.8, 'MICROWAVE'),
]

const bathroom: Equip = ({ building, layout, type }, random) => {
  const isYoung = building.era === 'NEW' || building.era === 'MODERN'
  const hasBathtub = type !== 'SERVICED_APARTMENT' && random.chance(layout.size > 45 ? 0.65 : 0.4)
  const shower: Amenity = isYoung && random.chance(0.7) ? 'LEVEL_ACCESS_SHOWER' : 'SHOWER'
  return [
    hasBathtub && 'BATHTUB',
    (!hasBathtub || layout.size > 75) && shower,
    layout.size > 80 && layout.bathrooms === 1 && maybe(random, 0.6, 'GUEST_TOILET'),
    type !== 'SERVICED_APARTMENT' && maybe(random, 0.6, 'WINDOW'),
    maybe(random, 0.6, 'HAIR_DRYER'),
    isYoung && maybe(random, 0.7, 'TOWEL_RADIATOR'),
    type === 'PENTHOUSE' && maybe(random, 0.2, 'BIDET'),
  ]
}

const security: Equip = ({ building, type }, random) => [
  'SMOKE_DETECTOR',
  building.carriers.includes('NATURAL_GAS') && maybe(random, 0.3, 'CO_DETECTOR'),
  maybe(random, 0.3, 'FIRE_EXTINGUISHER'),
  maybe(random, 0.35, 'FIRST_AID_KIT'),
  building.era === 'NEW' ? 'VIDEO_INTERCOM' : 'INTERCOM',
  maybe(random, 0.25, 'SECURITY_DOOR'),
  type === 'PENTHOUSE' && maybe(random, 0.3, 'ALARM_SYSTEM'),
  type === 'SERVICED_APARTMENT' && maybe(random, 0.5, 'SAFE'),
  type === 'SERVICED_APARTMENT' && maybe(random, 0.5, 'CONCIERGE'),
]

const cleaning: Equip = ({ type, layout }, random) => {
  const isServiced = type === 'SERVICED_APARTMENT'
  const hasMachine = !isServiced && random.chance(0.8)
  return [
    hasMachine ? 'WASHING_MACHINE' : 'SHARED_LAUNDRY',
    hasMachine && layout.size > 60 && maybe(random, 0.35, 'DRYER'),
    maybe(random, 0.75, 'DRYING_RACK'),
    maybe(random, 0.75, 'IRON'),
    maybe(random, 0.85, 'VACUUM_CLEANER'),
    isServiced && 'CLEANING_INCLUDED',
    !isServiced && maybe(random, 0.25, 'CLEANING_ON_REQUEST'),
  ]
}

const parking: Equip = ({ building, character }, random) => {
  const isYoung = building.era === 'NEW' || building.era === 'MODERN'
  const isOutside = character === 'GREEN' || character === 'QUIET'
  const hasGarage = isYoung && random.chance(0.55)
  return [
    hasGarage && 'UNDERGROUND_GARAGE',
    hasGarage && building.era === 'NEW' && maybe(random, 0.45, 'EV_CHARGING'),
    !hasGarage && isOutside && random.chance(0.6) && 'FREE_STREET_PARKING',
    !hasGarage && !isOutside && maybe(random, 0.4, 'PERMIT_STREET_PARKING'),
    !hasGarage && isOutside && maybe(random, 0.15, 'OUTSIDE_SPACE'),
    maybe(random, 0.6, 'BIKE_STORAGE'),
  ]
}

const extras: Equip = ({ building, type, layout }, random) => [
  maybe(random, 0.88, 'REGISTRATION_POSSIBLE'),
  type !== 'SERVICED_APARTMENT' && type !== 'OTHER' && maybe(random, 0.4, 'CELLAR'),
  layout.size > 60 && maybe(random, 0.2, 'STORAGE_ROOM'),
  type === 'PENTHOUSE' && maybe(random, 0.4, 'BARBECUE'),
  building.era === 'NEW' && type === 'PENTHOUSE' && maybe(random, 0.25, 'SAUNA'),
  type === 'SERVICED_APARTMENT' && maybe(random, 0.4, 'GYM'),
  type === 'SERVICED_APARTMENT' && maybe(random, 0.3, 'COWORKING'),
  building.era === 'FOUNDERS' && layout.size > 85 && maybe(random, 0.2, 'PIANO'),
  maybe(random, 0.2, 'STREAMING'),
]
