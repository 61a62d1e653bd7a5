import { AMENITIES, FLAT_LIMITS, FLAT_STATUSES, FLAT_TYPES } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { Address, ApproximateLocation } from './address.ts'
import { EnergyCertificate } from './energy-certificate.ts'
import { nullableFieldSchemas, FLAT_FIELD_SCHEMAS } from './flat-fields.ts'
import { CardImage, FlatImage, OwnImage, WaitingImage } from './image.ts'
import { Landlord, LandlordTrust } from './landlord.ts'
import { Day, Euro, Id, Moment, orNull, wholeNumber } from './parts.ts'

const Count = wholeNumber(FLAT_LIMITS.roomsOfOneType)

/** The number of rooms by type; missing types have their default. */
export const Rooms = Type.Object({
  BEDROOM: Type.Optional(Count),
  LIVINGROOM: Type.Optional(Count),
  BATHROOM: Type.Optional(Count),
  KITCHEN: Type.Optional(Count),
  KITCHENETTE: Type.Optional(Count),
})
export type Rooms = Static<typeof Rooms>

/** The counts derived from `rooms` combined with the default rooms. */
export const RoomCounts = Type.Object({
  bedrooms: Count,
  livingRooms: Count,
  bathrooms: Count,
  kitchens: Count,
  kitchenettes: Count,
})
export type RoomCounts = Static<typeof RoomCounts>

const unique = { uniqueItems: true }

/** The seven groups of amenities. */
export const AmenityLists = Type.Object({
  generalAmenities: Type.Array(Type.Enum([...AMENITIES.generalAmenities]), unique),
  kitchenAmenities: Type.Array(Type.Enum([...AMENITIES.kitchenAmenities]), unique),
  bathroomAmenities: Type.Array(Type.Enum([...AMENITIES.bathroomAmenities]), unique),
  securityAmenities: Type.Array(Type.Enum([...AMENITIES.securityAmenities]), unique),
  cleaningAmenities: Type.Array(Type.Enum([...AMENITIES.cleaningAmenities]), unique),
  parkingAmenities: Type.Array(Type.Enum([...AMENITIES.parkingAmenities]), unique),
  extrasAmenities: Type.Array(Type.Enum([...AMENITIES.extrasAmenities]), unique),
})
export type AmenityLists = Static<typeof AmenityLists>

/** The fields that an owner fills in, step by step. All are optional in a draft. */
export const FlatFields = Type.Object({
  ...FLAT_FIELD_SCHEMAS,
  rooms: Rooms,
  ...AmenityLists.properties,
  energyCertificate: EnergyCertificate,
})

/** The body of `create`: an address is enough. */
export const NewFlat = Type.Object({ address: Address, ...Type.Partial(FlatFields).properties })
export type NewFlat = Static<typeof NewFlat>

/**
 * The body of `edit`: missing fields are not changed, and null clears one that a listed flat may lack. A stale `version` is refused, so that concurrent changes are
 * not overwritten.
 */
export const FlatChange = Type.Object({
  id: Id,
  version: Id,
  address: Type.Optional(Address),
  ...Type.Partial(FlatFields).properties,
  ...Type.Partial(Type.Object(nullableFieldSchemas())).properties,
})
export type FlatChange = Static<typeof FlatChange>

/** A suggestion for a better flat, with the points that it adds to the score. */
export const NextStep = Type.Object({ code: Type.String(), points: Type.Integer() })

/** A flat as its owner edits it. */
export const OwnFlat = Type.Object({
  id: Id,
  version: Type.Integer(),
  status: Type.Enum([...FLAT_STATUSES]),
  rejectionReason: orNull(Type.String()),
  /** The number of the decision that has removed it, which its owner can complain about; null if none is in force. */
  decisionNumber: orNull(Type.String()),
  /** When what an administrator has reviewed last changed; null if it is as it was reviewed. */
  changedSinceReview: orNull(Moment),
  address: Address,
  ...Type.Partial(FlatFields).properties,
  defaultRooms: Rooms,
  roomCounts: RoomCounts,
  images: Type.Array(OwnImage),
  waitingImages: Type.Array(WaitingImage),
  mainImageId: orNull(Id),
  /** 0–100, and the suggestions with the most points. */
  quality: Type.Object({ score: Type.Integer(), nextSteps: Type.Array(NextStep) }),
  /** The unmet requirements of publishing, as codes. */
  missing: Type.Array(Type.String()),
  openRequestCount: Type.Integer(),
  /** The number of unread messages of tenants over all bookings of the flat. */
  unreadMessages: Type.Integer(),
  /** Of what it says or of its status: an administrator's if it was not the owner's. */
  lastChange: Type.Object({ at: Moment, byOwner: Type.Boolean() }),
  createdAt: Moment,
})
export type OwnFlat = Static<typeof OwnFlat>

/** A range of whole days, both ends included. */
export const DayRange = Type.Object({ from: Day, to: Day })
export type DayRange = Static<typeof DayRange>

/** The first day on which a stay of the flat's shortest length is free; null if it is booked out. */
const AvailableFrom = orNull(Day)

const ReviewFigures = {
  /** The mean of the published reviews, 1 to 5 with one decimal; null without any. */
  rating: orNull(Type.Number()),
  reviewCount: Type.Integer(),
}

/** A flat as the public sees it. */
export const PublicFlat = Type.Object({
  id: Id,
  status: Type.Enum([...FLAT_STATUSES]),
  location: ApproximateLocation,
  /** For the owner, admins, and the tenant of a booking from WAITING_FOR_CONTRACT on. */
  address: Type.Optional(Address),
  ...FlatFields.properties,
  ...nullableFieldSchemas(),
  energyCertificate: orNull(EnergyCertificate),
  roomCounts: RoomCounts,
  images: Type.Array(FlatImage),
  mainImageId: orNull(Id),
  ...ReviewFigures,
  blockedRanges: Type.Array(DayRange),
  availableFrom: AvailableFrom,
  landlord: Landlord,
  /** Whether the caller is the owner: the page then shows "Edit" and no request. */
  own: Type.Boolean(),
  favourite: Type.Boolean(),
})
export type PublicFlat = Static<typeof PublicFlat>

/** What identifies a flat to people, as part of several schemas. */
export const FlatIdentity = {
  id: Id,
  title_en: Type.String(),
  title_local: orNull(Type.String()),
  languageTag: Type.String(),
  city: Type.String(),
  district: orNull(Type.String()),
}

/** A flat in a list. */
export const FlatCard = Type.Object({
  ...FlatIdentity,
  pricePerMonth: Euro,
  deposit: Euro,
  size: Type.Number(),
  bedrooms: Type.Integer(),
  type: Type.Enum([...FLAT_TYPES]),
  maxPerson: Type.Integer(),
  availableFrom: AvailableFrom,
  /** The days for which a search with dates has found it, or the first ones of the wanted length. */
  stay: Type.Optional(DayRange),
  /** At most three, the main one first. */
  images: Type.Array(CardImage),
  ...ReviewFigures,
  latitude: Type.Number(),
  longitude: Type.Number(),
  /** With a place of the search: from it to the position above, in steps of 100 m and at least 200 m. */
  distanceMetres: Type.Optional(Type.Integer()),
  favourite: Type.Boolean(),
  landlord: LandlordTrust,
  /** Published less than seven days ago. */
  isNew: Type.Boolean(),
  /** False for a favourite that is no longer listed. */
  available: Type.Boolean(),
})
export type FlatCard = Static<typeof FlatCard>

/** What landing pages show of the newest flats: as little as that, for it stands in their HTML. */
export const NewFlats = Type.Object({
  /** At most twelve, the newest first, each with its main picture alone. */
  flats: Type.Array(FlatCard),
  /** The cities of the 24 newest, at most six, those with most of them first. */
  cities: Type.Array(
    Type.Object({
      city: Type.String(),
      count: Type.Integer(),
      /** The lowest rent of these flats. */
      fromPrice: Euro,
      /** Of the newest one; not the main one if it has others. */
      image: orNull(CardImage),
    }),
  ),
})
export type NewFlats = Static<typeof NewFlats>
