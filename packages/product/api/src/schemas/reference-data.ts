import {
  AMENITY_GROUPS,
  BOOKING_LENGTHS,
  BOOKING_STATUSES,
  CONTRACT_TYPES,
  ENERGY_CARRIERS,
  ENERGY_CLASSES,
  FLAT_TYPES,
  HOUSE_RULES,
  OCCUPATIONS,
  REASONS_OF_STAY,
  REQUEST_FILTERS,
  ROOM_TYPES,
} from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { orNull } from './parts.ts'
import { AmenityLists, Rooms } from './flat.ts'

/** The codes of a flat's properties, in display order. */
export const FlatProperties = Type.Object({
  types: Type.Array(Type.Enum([...FLAT_TYPES])),
  flatBookingLengths: Type.Array(
    Type.Object({
      code: Type.Enum([...BOOKING_LENGTHS]),
      minMonths: Type.Integer(),
      maxMonths: orNull(Type.Integer()),
    }),
  ),
  roomTypes: Type.Array(Type.Enum([...ROOM_TYPES])),
  defaultRooms: Rooms,
  HouseRules: Type.Array(Type.Enum([...HOUSE_RULES])),
  amenityGroups: Type.Array(Type.Enum([...AMENITY_GROUPS])),
  ...AmenityLists.properties,
  energyCarriers: Type.Array(Type.Enum([...ENERGY_CARRIERS])),
  energyClasses: Type.Array(Type.Enum([...ENERGY_CLASSES])),
})
export type FlatProperties = Static<typeof FlatProperties>

/** The codes of a booking's properties, in display order. */
export const BookingProperties = Type.Object({
  reasonsOfStay: Type.Array(Type.Enum([...REASONS_OF_STAY])),
  occupations: Type.Array(Type.Enum([...OCCUPATIONS])),
  contractTypes: Type.Array(Type.Enum([...CONTRACT_TYPES])),
  statuses: Type.Array(Type.Enum([...BOOKING_STATUSES])),
  requestFilters: Type.Array(Type.Enum([...REQUEST_FILTERS])),
})
export type BookingProperties = Static<typeof BookingProperties>

/** The codes of a profile's properties. */
export const UserProperties = Type.Object({
  /** ISO 3166-1 alpha-2, for addresses. */
  countryCodes: Type.Array(Type.String()),
  locales: Type.Array(Type.String()),
})
export type UserProperties = Static<typeof UserProperties>
