import {
  bookingCalls,
  type BookingProperties,
  flatCalls,
  type FlatProperties,
  userCalls,
  type UserProperties,
} from '@domizil/api/schemas'
import {
  AMENITIES,
  AMENITY_GROUPS,
  BOOKING_LENGTHS,
  BOOKING_STATUSES,
  CONTRACT_TYPES,
  COUNTRY_CODES,
  DEFAULT_ROOMS,
  ENERGY_CARRIERS,
  ENERGY_CLASSES,
  FLAT_TYPES,
  HOUSE_RULES,
  LOCALES,
  MONTHS_OF_BOOKING_LENGTH,
  OCCUPATIONS,
  REASONS_OF_STAY,
  REQUEST_FILTERS,
  ROOM_TYPES,
} from '@domizil/domain'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { registerOpenCalls } from '../../infrastructure/http/index.ts'

/** What a flat can have and be, in the order in which it is shown. */
const flatProperties: FlatProperties = {
  types: [...FLAT_TYPES],
  flatBookingLengths: BOOKING_LENGTHS.map((code) => ({ code, ...MONTHS_OF_BOOKING_LENGTH[code] })),
  roomTypes: [...ROOM_TYPES],
  defaultRooms: DEFAULT_ROOMS,
  HouseRules: [...HOUSE_RULES],
  amenityGroups: [...AMENITY_GROUPS],
  generalAmenities: [...AMENITIES.generalAmenities],
  kitchenAmenities: [...AMENITIES.kitchenAmenities],
  bathroomAmenities: [...AMENITIES.bathroomAmenities],
  securityAmenities: [...AMENITIES.securityAmenities],
  cleaningAmenities: [...AMENITIES.cleaningAmenities],
  parkingAmenities: [...AMENITIES.parkingAmenities],
  extrasAmenities: [...AMENITIES.extrasAmenities],
  energyCarriers: [...ENERGY_CARRIERS],
  energyClasses: [...ENERGY_CLASSES],
}

/** What a request can say and become. */
const bookingProperties: BookingProperties = {
  reasonsOfStay: [...REASONS_OF_STAY],
  occupations: [...OCCUPATIONS],
  contractTypes: [...CONTRACT_TYPES],
  statuses: [...BOOKING_STATUSES],
  requestFilters: [...REQUEST_FILTERS],
}

/** What a profile can say. */
const userProperties: UserProperties = { countryCodes: [...COUNTRY_CODES], locales: [...LOCALES] }

/** Codes and limits for the browser. */
export const referenceDataRoom = defineRoom({
  routes: (app) => {
    registerOpenCalls(app, flatCalls, {
      getFlatProperties: () => flatProperties,
    })
    registerOpenCalls(app, bookingCalls, {
      getBookingProperties: () => bookingProperties,
    })
    registerOpenCalls(app, userCalls, {
      getUserProperties: () => userProperties,
    })
  },
})
