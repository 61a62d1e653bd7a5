import type { Amenity, FlatType } from '@domizil/domain'
import type { Character } from '../places/quarter.ts'
import type { Random } from '../random.ts'
import type { Building } from './flat-facts.ts'
import type { Layout } from './layout.ts'

interface Home {
  type: FlatType
  building: Building
  layout: Layout
  character: Character
}

type Equip = (home: Home, random: Random) => (Amenity | false)[]

/** The amenities of a flat: likely for its building, type and size, and without contradictions. */
export function amenitiesOf(home: Home, random: Random): ReadonlySet<Amenity> {
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
