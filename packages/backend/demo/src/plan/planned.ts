import type { NewBooking, NewFlat } from '@domizil/api/schemas'
import type { CancelReason, FlatStatus, RejectionReason } from '@domizil/domain'
import type { FlatFacts } from '../facts/flat-facts.ts'
import type { Person } from '../people/people.ts'
import type { PictureVariant } from '../pictures/variants.ts'
import type { PlannedDemand } from './plan-demand.ts'
import type { PlannedHelpRequest } from './plan-help.ts'
import type { PlannedSearch } from './plan-searches.ts'
import type { ReviewText } from './review-texts.ts'

/** A flat with its owner and its status. */
export interface PlannedFlat {
  facts: FlatFacts
  owner: Person
  input: NewFlat
  pictures: readonly PictureVariant[]
  status: FlatStatus
  /** Days since its creation. */
  daysAgo: number
  /** The reason for a REJECTED flat. */
  rejection?: RejectionReason
}

/** The final state of a booking. */
export type Outcome =
  | 'REQUESTED'
  | 'LANDLORD_APPROVED'
  | 'WAITING_FOR_CONTRACT'
  | 'BOOKING_COMPLETED'
  | Exclude<CancelReason, 'CONTRACT_DECLINED' | 'OFFER_REMOVED' | 'TENANT_REMOVED'>

/** A tenant's request and its outcome. A tenant requests a flat at most once. */
export interface PlannedBooking {
  tenant: Person
  flat: PlannedFlat
  startDate: string
  endDate: string
  details: NewBooking
  outcome: Outcome
  /** Hours since the request. */
  hoursAgo: number
}

/** A booking that both have signed, and its reviews. */
export interface PlannedStay extends PlannedBooking {
  /** Whether its contract and its invoice are there: those of the older stays are not. */
  hasPapers: boolean
  /** Whether the landlord has paid the invoice. */
  isPaid: boolean
  flatReview?: ReviewText
  tenantReview?: ReviewText
  /** The landlord's reply to the flat's review. */
  reply?: string
}

export interface PlannedFavourite {
  tenant: Person
  flat: PlannedFlat
}

/** Everything that the demo contains. */
export interface DemoPlan {
  people: readonly Person[]
  admin: Person
  flats: readonly PlannedFlat[]
  /** In creation order: the later of two competing requests loses. */
  bookings: readonly PlannedBooking[]
  favourites: readonly PlannedFavourite[]
  /** In the order of the requests, which numbers the invoices. */
  stays: readonly PlannedStay[]
  searches: readonly PlannedSearch[]
  helpRequests: readonly PlannedHelpRequest[]
  demand: readonly PlannedDemand[]
  /** A user who has broken the rules, and the reason given. */
  blocked: { person: Person; reason: string }
}
