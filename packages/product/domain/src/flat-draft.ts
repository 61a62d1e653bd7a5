import type { FlatAddress } from './address.ts'
import type { AmenityGroup, AmenityOf, BookingLength, FlatType, HouseRule } from './catalogues.ts'
import type { EnergyCertificate } from './energy-certificate.ts'
import type { Rooms } from './rooms.ts'

/** A flat for the rules: every field is optional. */
export interface FlatDraft extends Amenities {
  readonly address?: Partial<FlatAddress>
  readonly pricePerMonth?: number
  readonly deposit?: number
  readonly type?: FlatType
  readonly size?: number
  readonly floorNumber?: number
  readonly maxPerson?: number
  readonly rooms?: Rooms
  readonly defaultRooms?: Rooms
  readonly flatBookingLength?: BookingLength
  readonly houseRules?: readonly HouseRule[]
  readonly title_en?: string
  readonly title_local?: string
  readonly description_flat_en?: string
  readonly description_flat_local?: string
  readonly description_region_en?: string
  readonly description_region_local?: string
  readonly energyCertificate?: EnergyCertificate
}

type Amenities = { readonly [Group in AmenityGroup]?: readonly AmenityOf<Group>[] }
