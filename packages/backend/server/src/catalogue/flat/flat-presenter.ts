import type { DayRange, LandlordTrust, PublicFlat, Trader } from '@domizil/api/schemas'
import {
  availableFrom,
  countRooms,
  FLAT_FIELD_NAMES,
  isListable,
  type NullableFlatField,
  shortNameOf,
} from '@domizil/domain'
import { fieldsOfRow, type StoredValues } from '../../foundation/tables/index.ts'
import { addressOf } from './address-presenter.ts'
import { refuse } from './flat-refusals.ts'
import { amenitiesByGroup } from './amenity-groups.ts'
import type { FlatRow, ImageRow, LandlordRow } from './flat-repository.ts'
import { presentImage } from './image-presenter.ts'
import { presentReviewFigures, type ReviewFiguresRow } from './review-figures.ts'
import { formatPhone } from '../user/index.ts'

/** The circle on the public map. It holds the real place: the shift is at most 195 m. */
export const PUBLIC_RADIUS_METRES = 200

export interface FlatView {
  flat: FlatRow
  landlord: LandlordRow
  trust: LandlordTrust
  images: ImageRow[]
  reviewFigures: ReviewFiguresRow
  blockedRanges: DayRange[]
  today: string
  own: boolean
  withAddress: boolean
  favourite: boolean
}

/**
 * A flat as the public sees it: no street and no exact place, but for those who may know them.
 *
 * @throws {DomainError} FLAT_INCOMPLETE for a draft that still lacks what every listing must say.
 */
export function presentPublicFlat(view: FlatView): PublicFlat {
  const { flat, landlord, trust, images, reviewFigures, blockedRanges, today, own, withAddress, favourite } =
    view

  const fields = listedFieldsOf(flat)

  return {
    id: flat.id,
    status: flat.status,
    location: locationOf(flat),
    ...(withAddress && { address: addressOf(flat) }),
    ...fields,
    rooms: flat.rooms,
    roomCounts: countRooms(flat.rooms, flat.default_rooms),
    ...amenitiesByGroup(flat.amenities),
    energyCertificate: flat.energy_certificate,
    images: images.map((image) => presentImage(image, today)),
    mainImageId: images.find(({ main_image }) => main_image)?.id ?? null,
    ...presentReviewFigures(reviewFigures),
    blockedRanges,
    availableFrom: availableFrom({ ...fields, blockedRanges }, today),
    landlord: presentLandlord(landlord, trust),
    own,
    favourite,
  }
}

function locationOf(flat: FlatRow): PublicFlat['location'] {
  return {
    postcode: flat.postcode,
    city: flat.city,
    district: flat.district,
    countryCode: flat.country_code,
    languageTag: flat.language_tag,
    latitude: flat.public_latitude,
    longitude: flat.public_longitude,
    radiusMetres: PUBLIC_RADIUS_METRES,
  }
}

/** The fields of a flat that lacks nothing: only what is optional may be null. */
type ListedFields = {
  [Name in keyof StoredValues]: Name extends NullableFlatField
    ? StoredValues[Name]
    : NonNullable<StoredValues[Name]>
}

function listedFieldsOf(flat: FlatRow): ListedFields {
  const fields = fieldsOfRow(flat)
  if (!FLAT_FIELD_NAMES.every((name) => isListable(name, fields[name]))) throw refuse('FLAT_INCOMPLETE')

  return fields as ListedFields
}

/** A company under its name and with what a business has to say of itself, a private person under given name and initial. */
function presentLandlord(row: LandlordRow, trust: LandlordTrust): PublicFlat['landlord'] {
  return {
    name: (row.is_commercial && row.company_name) || shortNameOf(row.given_name, row.family_name),
    commercial: row.is_commercial,
    trader: row.is_commercial ? traderOf(row) : null,
    since: row.created_at.toISOString(),
    flatCount: row.flat_count,
    ...trust,
  }
}

function traderOf(row: LandlordRow): Trader {
  return {
    companyName: row.company_name,
    street: row.billing_street,
    postcode: row.billing_postcode,
    city: row.billing_city,
    countryCode: row.billing_country_code,
    email: row.email,
    phone: row.phone && formatPhone(row.phone),
    registerNumber: row.register_number,
    vatId: row.vat_id,
  }
}
