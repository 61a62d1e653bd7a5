/** The types of flats. The codes of all catalogues are in display order; their texts are in the message files. */
export const FLAT_TYPES = [
  'STUDIO',
  'APARTMENT',
  'MAISONETTE',
  'LOFT',
  'PENTHOUSE',
  'ROOF_STOREY',
  'GROUND_FLOOR',
  'RAISED_GROUND_FLOOR',
  'TERRACED_FLAT',
  'HALF_BASEMENT',
  'SERVICED_APARTMENT',
  'OTHER',
] as const
export type FlatType = (typeof FLAT_TYPES)[number]

/** The lengths of stay for which a flat is offered. */
export const BOOKING_LENGTHS = [
  'MONTHS_1_3',
  'MONTHS_3_6',
  'MONTHS_6_12',
  'MONTHS_12_PLUS',
  'FLEXIBLE',
] as const
export type BookingLength = (typeof BOOKING_LENGTHS)[number]

/** The range of a booking length in whole months, both included; `null` is open-ended. */
export const MONTHS_OF_BOOKING_LENGTH: Record<
  BookingLength,
  { minMonths: number; maxMonths: number | null }
> = {
  MONTHS_1_3: { minMonths: 1, maxMonths: 3 },
  MONTHS_3_6: { minMonths: 3, maxMonths: 6 },
  MONTHS_6_12: { minMonths: 6, maxMonths: 12 },
  MONTHS_12_PLUS: { minMonths: 12, maxMonths: null },
  FLEXIBLE: { minMonths: 1, maxMonths: null },
}

/** The types of rooms. */
export const ROOM_TYPES = ['BEDROOM', 'LIVINGROOM', 'BATHROOM', 'KITCHEN', 'KITCHENETTE'] as const
export type RoomType = (typeof ROOM_TYPES)[number]

/** The house rules of a flat. */
export const HOUSE_RULES = ['SMOKING_ALLOWED', 'PETS_ALLOWED'] as const
export type HouseRule = (typeof HOUSE_RULES)[number]

/** The amenities of a flat, by group. */
export const AMENITIES = {
  generalAmenities: [
    'WIFI',
    'TV',
    'DESK',
    'WARDROBE',
    'BED_LINEN',
    'TOWELS',
    'SOFA_BED',
    'BABY_COT',
    'HEATING',
    'UNDERFLOOR_HEATING',
    'AIR_CONDITIONING',
    'FIREPLACE',
    'BALCONY',
    'TERRACE',
    'GARDEN',
    'ELEVATOR',
    'STEP_FREE_ACCESS',
    'WHEELCHAIR_ACCESSIBLE',
  ],
  kitchenAmenities: [
    'STOVE',
    'OVEN',
    'MICROWAVE',
    'FRIDGE',
    'FREEZER',
    'DISHWASHER',
    'COFFEE_MACHINE',
    'KETTLE',
    'TOASTER',
    'COOKWARE',
    'DISHES_AND_CUTLERY',
    'DINING_TABLE',
  ],
  bathroomAmenities: [
    'SHOWER',
    'LEVEL_ACCESS_SHOWER',
    'BATHTUB',
    'GUEST_TOILET',
    'WINDOW',
    'HAIR_DRYER',
    'TOWEL_RADIATOR',
    'BIDET',
  ],
  securityAmenities: [
    'SMOKE_DETECTOR',
    'CO_DETECTOR',
    'FIRE_EXTINGUISHER',
    'FIRST_AID_KIT',
    'INTERCOM',
    'VIDEO_INTERCOM',
    'SECURITY_DOOR',
    'ALARM_SYSTEM',
    'SAFE',
    'CONCIERGE',
  ],
  cleaningAmenities: [
    'WASHING_MACHINE',
    'DRYER',
    'SHARED_LAUNDRY',
    'DRYING_RACK',
    'IRON',
    'VACUUM_CLEANER',
    'CLEANING_INCLUDED',
    'CLEANING_ON_REQUEST',
  ],
  parkingAmenities: [
    'FREE_STREET_PARKING',
    'PERMIT_STREET_PARKING',
    'OUTSIDE_SPACE',
    'CARPORT',
    'GARAGE',
    'UNDERGROUND_GARAGE',
    'CAR_PARK',
    'EV_CHARGING',
    'BIKE_STORAGE',
  ],
  extrasAmenities: [
    'REGISTRATION_POSSIBLE',
    'CELLAR',
    'STORAGE_ROOM',
    'ROOF_TERRACE',
    'BARBECUE',
    'POOL',
    'SAUNA',
    'GYM',
    'COWORKING',
    'PIANO',
    'STREAMING',
  ],
} as const

/** The name of a group of amenities. */
export type AmenityGroup = keyof typeof AMENITIES
/** The amenities of one group. */
export type AmenityOf<Group extends AmenityGroup> = (typeof AMENITIES)[Group][number]
/** The code of any amenity. */
export type Amenity = AmenityOf<AmenityGroup>
/** The groups of amenities in display order. */
export const AMENITY_GROUPS = Object.keys(AMENITIES) as AmenityGroup[]
/** All amenities, group by group. */
export const ALL_AMENITIES: readonly Amenity[] = AMENITY_GROUPS.flatMap((group) => AMENITIES[group])

/** The reasons of a stay. */
export const REASONS_OF_STAY = [
  'WORK_PROJECT',
  'NEW_JOB',
  'STUDY',
  'INTERNSHIP',
  'RELOCATION',
  'RENOVATION',
  'FAMILY',
  'OTHER',
] as const
export type ReasonOfStay = (typeof REASONS_OF_STAY)[number]

/** The occupations of a tenant. */
export const OCCUPATIONS = ['EMPLOYED', 'SELF_EMPLOYED', 'STUDENT', 'TRAINEE', 'COMPANY', 'OTHER'] as const
export type Occupation = (typeof OCCUPATIONS)[number]

/** The classes of an energy certificate, best first. */
export const ENERGY_CLASSES = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export type EnergyClass = (typeof ENERGY_CLASSES)[number]

/** The energy carriers of a building. */
export const ENERGY_CARRIERS = [
  'NATURAL_GAS',
  'LIQUID_GAS',
  'OIL',
  'DISTRICT_HEATING',
  'LOCAL_HEATING',
  'ELECTRICITY',
  'HEAT_PUMP_ELECTRICITY',
  'GEOTHERMAL',
  'SOLAR',
  'WOOD',
  'PELLETS',
  'WOOD_CHIPS',
  'COAL',
  'BIOGAS',
  'CHP',
  'OTHER',
] as const
export type EnergyCarrier = (typeof ENERGY_CARRIERS)[number]
/** Whether there is an energy certificate. */
export const CERTIFICATE_AVAILABILITIES = ['AVAILABLE', 'NOT_YET_AVAILABLE', 'NOT_REQUIRED'] as const
/** The types of energy certificates (§ 79 GEG). */
export const CERTIFICATE_TYPES = ['DEMAND', 'CONSUMPTION'] as const
/** The reasons for which no certificate is required (§ 79 GEG). */
export const CERTIFICATE_EXEMPTIONS = ['LISTED_BUILDING', 'SMALL_BUILDING', 'OTHER'] as const
