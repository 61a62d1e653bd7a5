import type { Booking } from '@domizil/api/schemas'
import {
  allowedActions,
  averageRating,
  type BookingActor,
  canConfirmMoveIn,
  initialsOf,
  isConfirmed,
  isReviewOpen,
  needsHandSignedFile,
  reviewDays,
  type ReviewKind,
  shortNameOf,
} from '@domizil/domain'
import { type ImageRow, listMainImagesOf, presentImage } from '../../catalogue/flat/index.ts'
import { formatPhone } from '../../catalogue/user/index.ts'
import { dayOf } from '../../foundation/kernel/index.ts'
import { type Queries, reviewsAsOf } from '../../foundation/tables/index.ts'
import { isGermanFlat, stateOf } from '../booking/index.ts'
import { countUnread, listAgreedViewings } from '../conversation/index.ts'
import { summarizePayments } from '../payment/index.ts'
import {
  type AttachmentRow,
  type BookingQuery,
  type BookingView,
  type EventRow,
  listAttachments,
  listBookingViews,
  listEvents,
} from './booking-view-repository.ts'
import { summarizeStays, type Viewer } from './waiting.ts'

/** What the viewer knows of the other party, beside the booking itself. */
interface PartyFacts {
  /** How many messages of the other party the reader has not read. */
  unread: number
  /** The viewing that both have agreed on, over or still to come. */
  viewing: string | null
  /** Whether the reader has reviewed the stay. */
  hasReviewed: boolean
  /** What the landlord has replied to the tenant's review. */
  answered: { text: string; reply: string; repliedAt: string } | null
  /** The rating of the tenant by other landlords, for the landlord. */
  tenantRating: { average: number; count: number } | null
}

type Find = (booking: BookingView) => PartyFacts

const REVIEWS_OF: Record<'TENANT' | 'LANDLORD', ReviewKind> = { TENANT: 'FLAT', LANDLORD: 'TENANT' }
const NOTHING: PartyFacts = {
  unread: 0,
  viewing: null,
  hasReviewed: false,
  answered: null,
  tenantRating: null,
}

/** Bookings as the reader sees them: those that need the reader's action first, the most urgent of them before others, then the newest, and the cancelled last. A handful of queries, however many there are. */
export async function readBookings(db: Queries, query: BookingQuery, viewer: Viewer): Promise<Booking[]> {
  const found = await listBookingViews(db, query, viewer.now)
  if (found.length === 0) return []

  const { depositOf, lastDayOf, handoversOf, isWaiting } = await summarizeStays(db, found, viewer)
  const bookings = waitingFirst(found, isWaiting)
  const ids = bookings.map(({ id }) => id)
  const images = await listMainImagesOf(db, [...new Set(bookings.map(({ flat_id }) => flat_id))])
  const events = await listEvents(db, ids)
  const attachments = await listAttachments(db, ids)
  const factsOf = await loadPartyFacts(db, bookings, viewer)
  const paymentsOf = await summarizePayments(db, bookings, dayOf(viewer.now))

  return bookings.map((booking) =>
    presentBooking({
      booking,
      ...viewer,
      image: images.find(({ flat_id }) => flat_id === booking.flat_id),
      events: events.filter(({ booking_id }) => booking_id === booking.id),
      attachments: attachments.filter(({ booking_id }) => booking_id === booking.id),
      facts: factsOf(booking),
      payments: paymentsOf(booking),
      depositReturn: depositOf(booking),
      lastDay: lastDayOf(booking),
      handovers: handoversOf(booking),
    }),
  )
}

function waitingFirst(bookings: BookingView[], isWaiting: (booking: BookingView) => boolean): BookingView[] {
  const ranked = bookings.map((booking) => ({ booking, rank: rankOf(booking, isWaiting(booking)) }))
  return ranked
    .toSorted((one, other) => one.rank - other.rank || urgency(one) - urgency(other))
    .map(({ booking }) => booking)
}

type Ranked = { booking: BookingView; rank: number }

function rankOf(booking: BookingView, isWaiting: boolean): number {
  if (isWaiting) return 0
  return booking.status === 'BOOKING_CANCELED' ? 2 : 1
}

/** Of what waits for the reader the time at which it ends; nothing else is urgent. */
function urgency({ booking, rank }: Ranked): number {
  return rank === 0 ? (booking.expires_at?.getTime() ?? Number.MAX_SAFE_INTEGER) : 0
}

/** One booking as the reader sees it. */
export async function readBooking(db: Queries, id: number, viewer: Viewer): Promise<Booking> {
  const [booking] = await readBookings(db, { ids: [id] }, viewer)
  if (!booking) throw new Error(`There is no booking ${id}`)

  return booking
}

/** A booking with all that belongs to it, and as whom the reader looks at it. */
interface BookingParts {
  booking: BookingView
  image: ImageRow | undefined
  events: EventRow[]
  attachments: AttachmentRow[]
  facts: PartyFacts
  payments: Booking['payments']
  depositReturn: Booking['depositReturn']
  lastDay: Booking['lastDay']
  handovers: Booking['handovers']
  reader: BookingActor
  now: Date
}

/** A booking as one of its parties sees it. An administrator sees the landlord's side, with an administrator's buttons. */
function presentBooking(parts: BookingParts): Booking {
  const { booking, reader } = parts
  const role = reader === 'TENANT' ? 'TENANT' : 'LANDLORD'

  return {
    id: booking.id,
    flat: flatOf(parts),
    role,
    otherParty: role === 'TENANT' ? landlordOf(booking) : tenantOf(parts),
    status: booking.status,
    cancelReason: booking.cancel_reason,
    ...termsOf(booking),
    ...requestOf(booking),
    contractType: booking.contract_type,
    signedDate: booking.signed_date?.toISOString() ?? null,
    contract: contractOf(parts),
    attachments: parts.attachments.map(({ id, name, kind, bytes, created_at }) => ({
      id,
      name,
      kind,
      bytes,
      createdAt: created_at.toISOString(),
    })),
    payments: parts.payments,
    depositReturn: parts.depositReturn,
    lastDay: parts.lastDay,
    handovers: parts.handovers,
    canConfirmMoveIn: mayConfirmMoveIn(parts),
    allowedActions: allowedActions(stateOf(booking), reader),
    expiresAt: booking.expires_at?.toISOString() ?? null,
    unreadMessages: parts.facts.unread,
    questionId: booking.question_id,
    viewing: viewingOf(parts),
    review: reviewOf(parts),
    createdAt: booking.created_at.toISOString(),
    events: historyOf(parts),
  }
}

/** What has happened, the oldest first. That a booking has expired is part of it before a timer records it. */
function historyOf({ booking, events }: BookingParts): Booking['events'] {
  const recorded = events.map(({ at, actor, type, note }) => ({ at: at.toISOString(), actor, type, note }))
  if (!booking.expired_at) return recorded

  const ending = { actor: 'SYSTEM', type: 'EXPIRED', note: null } as const
  return [...recorded, { at: booking.expired_at.toISOString(), ...ending }]
}

function contractOf({ booking, attachments }: BookingParts): Booking['contract'] {
  const { contract_type: type, tenancy_basis: tenancyBasis, contract_offered_at: offeredAt } = booking
  if (!type || !tenancyBasis || !offeredAt) return null

  const document = attachments.find(({ kind }) => kind === 'CONTRACT')
  return {
    type,
    tenancyBasis,
    tenancyReason: booking.tenancy_reason,
    offeredAt: offeredAt.toISOString(),
    isHandSigned: needsHandSignedFile(tenancyBasis, booking, isGermanFlat(booking)),
    documentHash: booking.contract_hash,
    attachmentId: document?.id ?? null,
    landlordSignature: signatureOf(booking.landlord_signed_name, booking.landlord_signed_at),
    tenantSignature: signatureOf(booking.tenant_signed_name, booking.tenant_signed_at),
  }
}

function mayConfirmMoveIn({ booking, reader, now }: BookingParts): boolean {
  const { status, start_date: startDate } = booking
  const isParty = reader === 'TENANT' || reader === 'LANDLORD'
  return isParty && canConfirmMoveIn({ status, startDate, isGerman: isGermanFlat(booking) }, dayOf(now))
}

/** A viewing is of use until its day is over. */
function viewingOf({ booking, facts: { viewing }, now }: BookingParts): Booking['viewing'] {
  const isToCome = viewing !== null && viewing.slice(0, 10) >= dayOf(now)
  return isToCome && booking.status !== 'BOOKING_CANCELED' ? viewing : null
}

function reviewOf({ booking, facts, reader, now }: BookingParts): Booking['review'] {
  const today = dayOf(now)
  const { opensOn, closesOn } = reviewDays(booking.end_date)
  if (booking.status !== 'BOOKING_COMPLETED' || today < opensOn) return null

  const isParty = reader === 'TENANT' || reader === 'LANDLORD'
  const canWrite = isParty && isReviewOpen(booking.end_date, today) && !facts.hasReviewed
  return { closesOn, canWrite, answered: facts.answered }
}

function signatureOf(name: string | null, at: Date | null) {
  return name !== null && at ? { name, at: at.toISOString() } : null
}

function flatOf({ booking, image, now }: BookingParts): Booking['flat'] {
  return {
    id: booking.flat_id,
    title_en: booking.title_en ?? '',
    title_local: booking.title_local,
    languageTag: booking.language_tag,
    city: booking.city,
    district: booking.district,
    image: image ? presentImage(image, dayOf(now)) : null,
    address: isConfirmed(booking.status) ? addressOf(booking) : null,
    houseRules: booking.house_rules,
  }
}

function termsOf(booking: BookingView) {
  return {
    startDate: booking.start_date,
    endDate: booking.end_date,
    months: booking.months,
    days: booking.days,
    pricePerMonth: booking.price_per_month,
    deposit: booking.deposit,
    totalRent: booking.total_rent,
  }
}

function requestOf(booking: BookingView) {
  return {
    numberOfPersons: booking.number_of_persons,
    reasonOfStay: booking.reason_of_stay,
    occupation: booking.occupation,
    message: booking.message_hidden_at ? '' : booking.message,
    messageHidden: booking.message_hidden_at !== null,
    hasPets: booking.has_pets,
    smoker: booking.smoker,
    companyName: booking.company_name,
  }
}

/** Null once the flat's address has been erased. */
function addressOf({ street, house_number: number, postcode, city }: BookingView): string | null {
  return street ? `${street} ${number}, ${postcode} ${city}` : null
}

function landlordOf(booking: BookingView): Booking['otherParty'] {
  const { owner_given_name: givenName, owner_family_name: familyName } = booking
  const { owner_email: email, owner_phone: phone } = booking
  const person = partyOf({ givenName, familyName, email, phone }, isConfirmed(booking.status))
  return booking.owner_company_name ? { ...person, name: booking.owner_company_name } : person
}

function tenantOf({ booking, facts }: BookingParts): Booking['otherParty'] {
  const { tenant_given_name: givenName, tenant_family_name: familyName } = booking
  const { tenant_email: email, tenant_phone: phone } = booking
  const person = partyOf({ givenName, familyName, email, phone }, isConfirmed(booking.status))
  return { ...person, rating: facts.tenantRating }
}

interface Party {
  givenName: string
  familyName: string
  email: string
  phone: string | null
}

/** Full name, phone and e-mail only between people who have agreed; before that the family name is a letter. */
function partyOf({ givenName, familyName, email, phone }: Party, isAgreed: boolean): Booking['otherParty'] {
  const fullName = [givenName, familyName].filter(Boolean).join(' ')

  return {
    name: isAgreed ? fullName : shortNameOf(givenName, familyName),
    initials: initialsOf(`${givenName} ${familyName}`),
    rating: null,
    // Of a person who has left nothing is known.
    contact: isAgreed && email ? { name: fullName, phone: phone && formatPhone(phone), email } : null,
  }
}

/** Loads the facts for all bookings at once. A viewer who is not a party gets none. */
async function loadPartyFacts(
  db: Queries,
  bookings: BookingView[],
  { reader, now }: { reader: BookingActor; now: Date },
): Promise<Find> {
  if (reader !== 'TENANT' && reader !== 'LANDLORD') return () => NOTHING

  const ids = bookings.map(({ id }) => id)
  const unread = await countUnread(db, ids, reader)
  const viewings = await listAgreedViewings(db, ids)
  const reviewed = await listReviewed(db, ids, REVIEWS_OF[reader])
  const answeredOf = await findAnswered(db, ids, now)
  const ratingOf = reader === 'LANDLORD' ? await findRatings(db, bookings, now) : () => null

  return (booking) => ({
    unread: unread.get(booking.id) ?? 0,
    viewing: viewings.get(booking.id) ?? null,
    hasReviewed: reviewed.has(booking.id),
    answered: answeredOf(booking),
    tenantRating: ratingOf(booking),
  })
}

async function findAnswered(db: Queries, bookingIds: number[], now: Date) {
  const rows = await listAnswered(db, bookingIds, now)

  return ({ id }: BookingView): PartyFacts['answered'] => {
    const { text, reply, replied_at } = rows.find(({ booking_id }) => booking_id === id) ?? {}
    return text !== undefined && reply && replied_at
      ? { text, reply, repliedAt: replied_at.toISOString() }
      : null
  }
}

/** The landlord of a canceled request does not see the rating of the tenant. */
async function findRatings(db: Queries, bookings: BookingView[], now: Date) {
  const asked = bookings.filter(({ status }) => status !== 'BOOKING_CANCELED')
  const reviews = await listTenantRatings(db, [...new Set(asked.map(({ tenant_id }) => tenant_id))], now)

  return (booking: BookingView): PartyFacts['tenantRating'] => {
    const own = asked.includes(booking)
      ? reviews.filter(({ tenant_id }) => tenant_id === booking.tenant_id)
      : []
    const average = averageRating(own.flatMap(({ ratings }) => Object.values(ratings)))
    return average === null ? null : { average, count: own.length }
  }
}

/** Which of the bookings have a review of the kind, published or not. */
async function listReviewed(
  db: Queries,
  bookingIds: number[],
  kind: ReviewKind,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('review')
    .select('booking_id')
    .where('kind', '=', kind)
    .where('booking_id', 'in', bookingIds)
    .execute()

  return new Set(rows.map(({ booking_id }) => booking_id))
}

/** How landlords have rated tenants, as far as it is published. */
async function listTenantRatings(db: Queries, tenantIds: string[], now: Date) {
  if (tenantIds.length === 0) return []
  return db
    .selectFrom(reviewsAsOf(now).as('review'))
    .select(['tenant_id', 'ratings'])
    .where('kind', '=', 'TENANT')
    .where('status', '=', 'PUBLISHED')
    .where('tenant_id', 'in', tenantIds)
    .execute()
}

/** What landlords have replied to the published reviews of these stays. */
async function listAnswered(db: Queries, bookingIds: number[], now: Date) {
  return db
    .selectFrom(reviewsAsOf(now).as('review'))
    .select(['booking_id', 'text', 'reply', 'replied_at'])
    .where('kind', '=', 'FLAT')
    .where('status', '=', 'PUBLISHED')
    .where('reply', 'is not', null)
    .where('booking_id', 'in', bookingIds)
    .execute()
}
