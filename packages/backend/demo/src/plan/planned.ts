import type { NewBooking, NewFlat } from '@domizil/api/schemas'
import type { CancelReason, FlatStatus } from '@domizil/domain'
import type { FlatFacts } from '../facts/flat-facts.ts'
import type { Person } from '../people/people.ts'
import type { PictureVariant } from '../pictures/variants.ts'
import type { PlannedHelpRequest } from './plan-help.ts'
import type { PlannedSearch } from './plan-searches.ts'
import type { ReviewText } from './review-texts.ts'

/** A flat, whose it is and how far it has come. */
export interface PlannedFlat {
  facts: FlatFacts
  owner: Person
  input: NewFlat
  pictures: readonly PictureVariant[]
  status: FlatStatus
  /** How long ago its owner has written it. */
  daysAgo: number
  /** What the owner is told of a flat that is REJECTED. */
  rejection?: string
}

/** Where a booking ends up. */
export type Outcome =
  | 'REQUESTED'
  | 'LANDLORD_APPROVED'
  | 'WAITING_FOR_CONTRACT'
  | 'BOOKING_COMPLETED'
  | Exclude<CancelReason, 'CONTRACT_DECLINED'>

/** A request of a tenant and what has become of it. A tenant asks for a flat once at most. */
export interface PlannedBooking {
  tenant: Person
  flat: PlannedFlat
  startDate: string
  endDate: string
  details: NewBooking
  outcome: Outcome
  /** How long ago the tenant has asked. */
  hoursAgo: number
}

/** A booking that both have signed, and what came of it. */
export interface PlannedStay extends PlannedBooking {
  /** Whether its landlord has paid the invoice. */
  isPaid: boolean
  flatReview?: ReviewText
  tenantReview?: ReviewText
  /** What the landlord says to the flat's review. */
  reply?: string
}

export interface PlannedFavourite {
  tenant: Person
  flat: PlannedFlat
}

/** Everything that the demo holds. */
export interface DemoPlan {
  people: readonly Person[]
  admin: Person
  flats: readonly PlannedFlat[]
  /** In the order in which they are made: who comes second loses the days. */
  bookings: readonly PlannedBooking[]
  favourites: readonly PlannedFavourite[]
  /** In the order in which they were asked for: invoices are numbered by it. */
  stays: readonly PlannedStay[]
  searches: readonly PlannedSearch[]
  helpRequests: readonly PlannedHelpRequest[]
  /** Somebody who has broken the rules, and what they are told. */
  blocked: { person: Person; reason: string }
}
