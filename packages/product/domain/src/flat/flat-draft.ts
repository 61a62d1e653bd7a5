import type { FlatAddress } from '../address/address.ts'
import type { AmenityGroup, AmenityOf } from './catalogues.ts'
import type { EnergyCertificate } from './energy-certificate.ts'
import type { FlatValues } from './flat-fields.ts'
import type { Rooms } from './rooms.ts'

/** A flat for the rules: every field is optional. */
export interface FlatDraft extends Amenities, Partial<FlatValues> {
  readonly address?: Partial<FlatAddress>
  readonly rooms?: Rooms
  readonly defaultRooms?: Rooms
  readonly energyCertificate?: EnergyCertificate
}

type Amenities = { readonly [Group in AmenityGroup]?: readonly AmenityOf<Group>[] }
