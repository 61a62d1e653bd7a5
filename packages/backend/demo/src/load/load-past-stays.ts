import type { Database } from '@domizil/database'
import { addHours, rentTerms, REVIEW_CATEGORIES, type ReviewKind } from '@domizil/domain'
import type { User } from '@domizil/server'
import type { PlannedStay } from '../plan/planned.ts'
import type { ReviewText } from '../plan/review-texts.ts'
import type { History } from './history.ts'
import type { FlatIds } from './load-flats.ts'
import type { Actors } from './load-people.ts'
import { findStay, insertPastStays, type PastStayRow } from './past-stay-repository.ts'
import { pay } from './load-stays.ts'

interface Load {
  pool: Database['pool']
  history: History
  actors: Actors
  admin: User
  flatIds: FlatIds
}

/** Hours from the request to each step, as in `load-bookings`. */
const HOURS = { approved: 3, confirmed: 20, offered: 30, first: 34, signed: 50 }
const HOURS_PER_DAY = 24
/** After the last day of the stay. */
const DAYS = { tenantWrites: 2, landlordWrites: 4, replied: 6 }

/**
 * Writes stays that are long over, with their reviews, in one statement: through the services each of them takes a
 * third of a second. They have no contract; their invoices are issued as those of any booking, in the order of their days.
 */
export async function loadPastStays(stays: readonly PlannedStay[], load: Load): Promise<void> {
  await insertPastStays(
    load.pool,
    stays.map((stay) => rowOf(stay, load)),
  )
  for (const stay of stays) await charge(stay, load)
}

async function charge(stay: PlannedStay, load: Load): Promise<void> {
  const { pool, history, actors, flatIds } = load
  const booking = await findStay(pool, flatIds(stay.flat), actors(stay.tenant).id)
  if (!booking) return

  const { invoices } = history.services(stay.hoursAgo - HOURS.signed)
  if (!booking.isCharged) await invoices.issue(booking.id)
  if (stay.isPaid) await pay(stay, booking.id, load)
}

function rowOf(stay: PlannedStay, { history, actors, flatIds }: Load): PastStayRow {
  const { flat, tenant, startDate, endDate, details, flatReview, tenantReview, reply } = stay
  const asked = history.momentOf(stay.hoursAgo)
  const after = (hours: number) => addHours(asked, hours).toISOString()
  const afterStay = (days: number) =>
    addHours(new Date(`${endDate}T12:00:00Z`), days * HOURS_PER_DAY).toISOString()
  const { months, days, totalRent } = rentTerms(
    { from: startDate, to: endDate },
    { pricePerMonth: flat.input.pricePerMonth ?? 0, deposit: flat.input.deposit ?? 0 },
  )
  const landlord = actors(flat.owner)
  const guest = actors(tenant)

  return {
    flat_id: flatIds(flat),
    tenant_id: guest.id,
    landlord_id: landlord.id,
    start_date: startDate,
    end_date: endDate,
    months,
    days,
    total_rent: totalRent,
    number_of_persons: details.numberOfPersons,
    reason_of_stay: details.reasonOfStay,
    occupation: details.occupation,
    message: details.message,
    has_pets: details.hasPets,
    smoker: details.smoker,
    company_name: details.companyName ?? null,
    landlord_name: `${landlord.givenName} ${landlord.familyName}`,
    tenant_name: `${guest.givenName} ${guest.familyName}`,
    asked: asked.toISOString(),
    approved: after(HOURS.approved),
    confirmed: after(HOURS.confirmed),
    offered: after(HOURS.offered),
    first: after(HOURS.first),
    signed: after(HOURS.signed),
    flat_ratings: ratingsOf('FLAT', flatReview),
    flat_text: flatReview?.text ?? '',
    flat_written: afterStay(DAYS.tenantWrites),
    tenant_ratings: ratingsOf('TENANT', tenantReview),
    tenant_text: tenantReview?.text ?? '',
    tenant_written: afterStay(DAYS.landlordWrites),
    reply: reply ?? null,
    replied: reply ? afterStay(DAYS.replied) : null,
  }
}

function ratingsOf(kind: ReviewKind, review: ReviewText | undefined): Record<string, number> {
  return Object.fromEntries(
    REVIEW_CATEGORIES[kind].map((category, index) => [category, review?.ratings[index] ?? 0]),
  )
}
