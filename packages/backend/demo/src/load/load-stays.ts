import { REVIEW_CATEGORIES, type ReviewKind } from '@domizil/domain'
import type { Services, User } from '@domizil/server'
import type { PlannedStay } from '../plan/planned.ts'
import type { ReviewText } from '../plan/review-texts.ts'
import type { History } from './history.ts'
import type { BookingIds } from './load-bookings.ts'
import type { Actors } from './load-people.ts'

interface Load {
  history: History
  actors: Actors
  admin: User
  bookingIds: BookingIds
}

const HOURS_PER_DAY = 24
/** After the request: both have signed the contract days before. */
const HOURS_UNTIL_PAID = 11 * HOURS_PER_DAY
/** After the last day of the stay. */
const [DAYS_UNTIL_TENANT_WRITES, DAYS_UNTIL_LANDLORD_WRITES, DAYS_UNTIL_REPLY] = [2, 4, 6]

/** Closes paid invoices and writes reviews, as far as that has not been done. */
export async function loadStays(stays: readonly PlannedStay[], load: Load): Promise<void> {
  for (const stay of stays) {
    if (stay.isPaid) await pay(stay, load.bookingIds(stay), load)
    await review(stay, load)
  }
  await load.history.services(0).invoices.markOverdue()
}

/** Closes the invoice of a booking, days after it was issued. */
export async function pay(
  stay: PlannedStay,
  booking: number,
  { history, actors, admin }: Pick<Load, 'history' | 'actors' | 'admin'>,
): Promise<void> {
  const { invoices } = history.services(stay.hoursAgo - HOURS_UNTIL_PAID)
  const issued = await invoices.list(actors(stay.flat.owner))
  const invoice = issued.find(({ bookingId }) => bookingId === booking)

  if (invoice) await invoices.close(admin, invoice.id)
}

async function review(stay: PlannedStay, load: Load): Promise<void> {
  const id = load.bookingIds(stay)
  const tenant = load.actors(stay.tenant)
  const landlord = load.actors(stay.flat.owner)
  const after = (days: number) =>
    load.history.services(Math.max(0, hoursSince(stay, load) - days * HOURS_PER_DAY)).reviews

  if (stay.flatReview)
    await write(after(DAYS_UNTIL_TENANT_WRITES), tenant, { id, kind: 'FLAT', words: stay.flatReview })
  if (stay.tenantReview)
    await write(after(DAYS_UNTIL_LANDLORD_WRITES), landlord, { id, kind: 'TENANT', words: stay.tenantReview })
  if (!stay.reply) return

  const reviews = after(DAYS_UNTIL_REPLY)
  const { flatReview } = await reviews.read(landlord, id)
  if (flatReview && flatReview.reply === null) await reviews.reply(landlord, flatReview.id, stay.reply)
}

/** Since noon of the last day. */
function hoursSince({ endDate }: PlannedStay, { history }: Load): number {
  return history.hoursSince(new Date(`${endDate}T12:00:00Z`))
}

async function write(
  reviews: Services['reviews'],
  author: User,
  { id, kind, words }: { id: number; kind: ReviewKind; words: ReviewText },
): Promise<void> {
  const { flatReview, tenantReview } = await reviews.read(author, id)
  if (kind === 'FLAT' ? flatReview : tenantReview) return

  const ratings = Object.fromEntries(
    REVIEW_CATEGORIES[kind].map((category, index) => [category, words.ratings[index] ?? 0]),
  )
  await reviews.write(author, id, kind, { ratings, text: words.text })
}
