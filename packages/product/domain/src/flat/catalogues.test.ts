// proves 3.7, 3.8, 3.10, D3.1
import { expect, test } from '@jest/globals'
import {
  ALL_AMENITIES,
  AMENITIES,
  AMENITY_GROUPS,
  ENERGY_CARRIERS,
  ENERGY_CLASSES,
  FLAT_TYPES,
  HOUSE_RULES,
  OCCUPATIONS,
  REASONS_OF_STAY,
  ROOM_TYPES,
} from './catalogues.ts'

// The codes are stored in flats and saved searches: changing one requires a migration.

test('the amenity groups are these seven', () => {
  expect(AMENITY_GROUPS).toEqual([
    'generalAmenities',
    'kitchenAmenities',
    'bathroomAmenities',
    'securityAmenities',
    'cleaningAmenities',
    'parkingAmenities',
    'extrasAmenities',
  ])
})

test('no amenity belongs to two groups', () => {
  expect(new Set(ALL_AMENITIES).size).toBe(ALL_AMENITIES.length)
})

test('the room types are these five', () => {
  expect(ROOM_TYPES).toEqual(['BEDROOM', 'LIVINGROOM', 'BATHROOM', 'KITCHEN', 'KITCHENETTE'])
})

test('the house rules are these two', () => {
  expect(HOUSE_RULES).toEqual(['SMOKING_ALLOWED', 'PETS_ALLOWED'])
})

/** Each catalogue in full, in display order. */
const AGREED: Record<string, [readonly string[], string]> = {
  generalAmenities: [
    AMENITIES.generalAmenities,
    'WIFI TV DESK WARDROBE BED_LINEN TOWELS SOFA_BED BABY_COT HEATING UNDERFLOOR_HEATING AIR_CONDITIONING FIREPLACE BALCONY TERRACE GARDEN ELEVATOR STEP_FREE_ACCESS WHEELCHAIR_ACCESSIBLE',
  ],
  kitchenAmenities: [
    AMENITIES.kitchenAmenities,
    'STOVE OVEN MICROWAVE FRIDGE FREEZER DISHWASHER COFFEE_MACHINE KETTLE TOASTER COOKWARE DISHES_AND_CUTLERY DINING_TABLE',
  ],
  bathroomAmenities: [
    AMENITIES.bathroomAmenities,
    'SHOWER LEVEL_ACCESS_SHOWER BATHTUB GUEST_TOILET WINDOW HAIR_DRYER TOWEL_RADIATOR BIDET',
  ],
  securityAmenities: [
    AMENITIES.securityAmenities,
    'SMOKE_DETECTOR CO_DETECTOR FIRE_EXTINGUISHER FIRST_AID_KIT INTERCOM VIDEO_INTERCOM SECURITY_DOOR ALARM_SYSTEM SAFE CONCIERGE',
  ],
  cleaningAmenities: [
    AMENITIES.cleaningAmenities,
    'WASHING_MACHINE DRYER SHARED_LAUNDRY DRYING_RACK IRON VACUUM_CLEANER CLEANING_INCLUDED CLEANING_ON_REQUEST',
  ],
  parkingAmenities: [
    AMENITIES.parkingAmenities,
    'FREE_STREET_PARKING PERMIT_STREET_PARKING OUTSIDE_SPACE CARPORT GARAGE UNDERGROUND_GARAGE CAR_PARK EV_CHARGING BIKE_STORAGE',
  ],
  extrasAmenities: [
    AMENITIES.extrasAmenities,
    'REGISTRATION_POSSIBLE CELLAR STORAGE_ROOM ROOF_TERRACE BARBECUE POOL SAUNA GYM COWORKING PIANO STREAMING',
  ],
  type: [
    FLAT_TYPES,
    'STUDIO APARTMENT MAISONETTE LOFT PENTHOUSE ROOF_STOREY GROUND_FLOOR RAISED_GROUND_FLOOR TERRACED_FLAT HALF_BASEMENT SERVICED_APARTMENT OTHER',
  ],
  reasonOfStay: [REASONS_OF_STAY, 'WORK_PROJECT NEW_JOB STUDY INTERNSHIP RELOCATION RENOVATION FAMILY OTHER'],
  occupation: [OCCUPATIONS, 'EMPLOYED SELF_EMPLOYED STUDENT TRAINEE COMPANY OTHER'],
  carriers: [
    ENERGY_CARRIERS,
    'NATURAL_GAS LIQUID_GAS OIL DISTRICT_HEATING LOCAL_HEATING ELECTRICITY HEAT_PUMP_ELECTRICITY GEOTHERMAL SOLAR WOOD PELLETS WOOD_CHIPS COAL BIOGAS CHP OTHER',
  ],
  classes: [ENERGY_CLASSES, 'A+ A B C D E F G H'],
}

test.each(Object.entries(AGREED))(
  'the codes of the catalogue %s are the agreed ones',
  (_name, [codes, agreed]) => {
    expect(codes.join(' ')).toBe(agreed)
  },
)
