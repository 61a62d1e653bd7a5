import type { NewBooking } from '@domizil/api/schemas'
import { type BookingRequest, expiresAt, type RequestedFlat, rentTerms } from '@domizil/domain'
import type { FlatRow } from '../../catalogue/flat/index.ts'
import type { User } from '../../foundation/kernel/index.ts'

/** A request to stay in a flat. */
export interface StayRequest {
  flatId: number
  startDate: string
  endDate: string
  details: NewBooking
  /** The same key again gets the same answer, without a second request. */
  idempotencyKey?: string | undefined
}

/** A CHECK keeps an ACTIVE flat complete. */
export function requestedFlat({ max_person, flat_booking_length }: FlatRow): RequestedFlat {
  return { maxPerson: max_person ?? 0, flatBookingLength: flat_booking_length ?? 'FLEXIBLE' }
}

/** The request as the rules look at it. */
export function fieldsOf({ startDate, endDate, details }: StayRequest): BookingRequest {
  return { ...details, startDate, endDate }
}

/** The stored columns of a request, with the current price. */
export function columnsOf(
  actor: User,
  flat: FlatRow,
  { flatId, startDate, endDate, details }: StayRequest,
  now: Date,
) {
  const terms = rentTerms(
    { from: startDate, to: endDate },
    { pricePerMonth: flat.price_per_month ?? 0, deposit: flat.deposit ?? 0 },
  )

  return {
    flat_id: flatId,
    tenant_id: actor.id,
    start_date: startDate,
    end_date: endDate,
    months: terms.months,
    days: terms.days,
    price_per_month: terms.pricePerMonth,
    deposit: terms.deposit,
    total_rent: terms.totalRent,
    number_of_persons: details.numberOfPersons,
    reason_of_stay: details.reasonOfStay,
    occupation: details.occupation,
    message: details.message.trim(),
    has_pets: details.hasPets,
    smoker: details.smoker,
    company_name: details.companyName?.trim() || null,
    expires_at: expiresAt({ status: 'REQUESTED', since: now, startDate }),
    created_at: now,
    updated_at: now,
  }
}
