import {
  type BookingActor,
  type BookingEvent,
  type BookingEventType,
  CANCEL_REASONS,
  formatDay,
  needsHandSignedFile,
} from '@domizil/domain'
import { searchPath } from '@domizil/links'
import { dayOf } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { type Mail, type MailOrder, orderMails } from '../../infrastructure/mail/index.ts'
import type { EventActor } from './booking-repository.ts'
import { isGermanFlat } from './document-source.ts'
import {
  bookingCanceled,
  bookingExpired,
  canceledByOther,
  contractConfirmed,
  contractDeclined,
  contractOffered,
  contractReplaced,
  contractSigned,
  contractToPrint,
  contractUploaded,
  flatWithdrawn,
  landlordApproved,
  landlordDeclined,
  offerRemoved,
  requestExpired,
  requestReceived,
  requestRestored,
  requestSent,
  requestWithdrawn,
  reservedForAnother,
  tenantApproved,
  tenantDeclined,
  tenantRemoved,
} from './mails.ts'

type Party = 'TENANT' | 'LANDLORD'

/** What mails about events of bookings can say beside the booking; each takes its own. */
interface EventValues {
  reason?: string | undefined
  deadline?: string | undefined
  /** The days that are free again; undefined where none were taken. */
  freed?: string | undefined
  /** The city in which tenants find other flats; undefined for landlords. */
  elsewhere?: string | undefined
  /** The day on which the contract was offered that another replaces. */
  replaced?: string | undefined
}

type Ordered = Pick<MailOrder, 'to' | 'path'> & { about: number; values: EventValues }
type BookingMail = Pick<Mail<Ordered>, 'order'>

/** The mail of an event, and its recipients. */
interface MailRule {
  mail: BookingMail
  to: readonly Party[]
  /** The mails about a contract that is signed by hand: before its signed file is there, and after. */
  byHand?: Readonly<Record<'printed' | 'signed', BookingMail>>
  /** The mail about a contract that takes the place of another. */
  again?: BookingMail
  /** The mail about a request that both have not agreed on yet. */
  unconfirmed?: BookingMail
  /** What the actor gets about it; without one the actor gets nothing. */
  receipt?: BookingMail
}

const BOTH = ['TENANT', 'LANDLORD'] as const

/** Every event has a decision: its mail, or null for none. */
export type MailsByEvent = Readonly<Record<BookingEventType, MailRule | null>>

/** The mail of each event, and who gets it. An actor gets no mail about their own event, or a receipt. */
const MAILS_BY_EVENT = {
  REQUESTED: { mail: requestReceived, to: BOTH, receipt: requestSent },
  REQUEST_RESTORED: { mail: requestRestored, to: BOTH },
  LANDLORD_APPROVED: { mail: landlordApproved, to: ['TENANT'] },
  LANDLORD_DECLINED: { mail: landlordDeclined, to: ['TENANT'] },
  WAITING_FOR_CONTRACT: { mail: tenantApproved, to: ['LANDLORD'] },
  TENANT_DECLINED: { mail: tenantDeclined, to: ['LANDLORD'] },
  CONTRACT_OFFERED: {
    mail: contractOffered,
    to: BOTH,
    again: contractReplaced,
    byHand: { printed: contractToPrint, signed: contractUploaded },
  },
  CONTRACT_AWAITED: null,
  CONTRACT_APPROVED: {
    mail: contractSigned,
    to: BOTH,
    byHand: { printed: contractConfirmed, signed: contractConfirmed },
  },
  CONTRACT_DECLINED: { mail: contractDeclined, to: BOTH },
  // Mailed with the final document, once that is made.
  BOOKING_COMPLETED: null,
  // Mailed with the days and the money, by the room of the addendum.
  END_DATE_PROPOSED: null,
  END_DATE_ACCEPTED: null,
  END_DATE_DECLINED: null,
  END_DATE_CHANGED: null,
  END_DATE_LAPSED: null,
  CANCELED_BY_TENANT: { mail: canceledByOther, to: BOTH, unconfirmed: requestWithdrawn },
  CANCELED_BY_LANDLORD: { mail: canceledByOther, to: BOTH, unconfirmed: landlordDeclined },
  CANCELED_BY_ADMIN: { mail: bookingCanceled, to: BOTH },
  RESERVED_FOR_ANOTHER: { mail: reservedForAnother, to: ['TENANT'] },
  FLAT_WITHDRAWN: { mail: flatWithdrawn, to: ['TENANT'] },
  // The landlord reads it in the statement of reasons of the block.
  OFFER_REMOVED: { mail: offerRemoved, to: ['TENANT'] },
  // The tenant reads it there.
  TENANT_REMOVED: { mail: tenantRemoved, to: ['LANDLORD'] },
  EXPIRED: { mail: bookingExpired, to: BOTH, unconfirmed: requestExpired },
} as const satisfies MailsByEvent

/** Mails in which the tenant is sent to other flats. */
const LEADS_TO_SEARCH: ReadonlySet<BookingMail> = new Set([
  landlordDeclined,
  reservedForAnother,
  flatWithdrawn,
  offerRemoved,
])

/** Orders the mails about an event of bookings. */
export async function notifyParties(
  trx: Queries,
  bookingIds: number[],
  event: BookingEvent,
  { actor }: EventActor,
  now: Date,
): Promise<void> {
  const rule: MailRule | null = MAILS_BY_EVENT[event.type]
  if (!rule) return
  const reason = 'reason' in event ? event.reason : undefined
  const parties = rule.to.filter((party) => rule.receipt !== undefined || party !== actor)

  const bookings = await listParties(trx, bookingIds)
  const orders = bookings.flatMap((booking) =>
    parties.map((party) => {
      const mail = (party === actor && rule.receipt) || mailOf(rule, booking)
      const path = LEADS_TO_SEARCH.has(mail) && { path: searchOf(booking) }
      const elsewhere = party === 'TENANT' ? booking.city : undefined
      const freed = isFreed(event, booking, party) ? daysOf(booking) : undefined
      return mail.order({
        ...orderTo(booking, party, { reason, freed, elsewhere, replaced: replacedBy(mail, booking) }),
        ...path,
      })
    }),
  )
  await orderMails(trx, orders, now)
}

function mailOf({ mail, byHand, again, unconfirmed }: MailRule, booking: PartiesRow): BookingMail {
  if (unconfirmed && !booking.is_confirmed) return unconfirmed
  const { tenancy_basis: basis } = booking
  const isByHand = basis !== null && needsHandSignedFile(basis, booking, isGermanFlat(booking))
  if (!byHand || !isByHand) return again && booking.offered_before ? again : mail

  return booking.contract_hash === null ? byHand.printed : byHand.signed
}

/** The day of the contract that another takes the place of; a file signed by hand replaces no printout. */
function replacedBy(mail: BookingMail, { offered_before, file_before }: PartiesRow): string | undefined {
  const before = mail === contractUploaded ? file_before : offered_before
  return before ? dayOf(before) : undefined
}

/** What an order of a mail about a booking to a party names. */
export function orderTo(
  booking: Pick<PartiesRow, 'id' | 'tenant_id' | 'owner_id' | 'expires_at'>,
  party: BookingActor,
  values: EventValues = {},
): Ordered {
  return {
    to: party === 'TENANT' ? booking.tenant_id : booking.owner_id,
    about: booking.id,
    values: { ...values, deadline: booking.expires_at?.toISOString() },
  }
}

/** Flats in the same city for the same days. */
function searchOf({ city, start_date: startDate, end_date: endDate }: PartiesRow) {
  return searchPath({ term: city, startDate, endDate })
}

/** Whether the end of a booking gives days back to the landlord: only a confirmed one has taken them. */
function isFreed({ type }: BookingEvent, booking: PartiesRow, party: Party): boolean {
  return booking.is_confirmed && party === 'LANDLORD' && CANCEL_REASONS.some((reason) => reason === type)
}

function daysOf({ start_date: from, end_date: to }: PartiesRow): string {
  return `${formatDay(from)} – ${formatDay(to)}`
}

type PartiesRow = Awaited<ReturnType<typeof listParties>>[number]

/** The parties of bookings, when each booking expires, whether the tenant has ever confirmed it, and when another contract was offered. */
function listParties(trx: Queries, bookingIds: number[]) {
  return trx
    .selectFrom('booking')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select(['booking.id', 'booking.tenant_id', 'flat.owner_id', 'booking.expires_at', 'flat.language_tag'])
    .select(['booking.tenancy_basis', 'booking.months', 'booking.days', 'booking.contract_hash'])
    .select(['booking.start_date', 'booking.end_date', 'flat.city'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('booking_event')
            .select('booking_event.id')
            .whereRef('booking_event.booking_id', '=', 'booking.id')
            .where('booking_event.type', '=', 'WAITING_FOR_CONTRACT'),
        )
        .$castTo<boolean>()
        .as('is_confirmed'),
    )
    .select(({ selectFrom }) => [
      selectFrom('booking_event')
        .select('booking_event.at')
        .whereRef('booking_event.booking_id', '=', 'booking.id')
        .where('booking_event.type', '=', 'CONTRACT_OFFERED')
        .orderBy('booking_event.id', 'desc')
        .offset(1)
        .limit(1)
        .as('offered_before'),
      selectFrom('booking_attachment')
        .select(({ fn }) => fn.max('booking_attachment.created_at').as('at'))
        .whereRef('booking_attachment.booking_id', '=', 'booking.id')
        .where('booking_attachment.kind', '=', 'CONTRACT')
        .where('booking_attachment.replaced_at', 'is not', null)
        .as('file_before'),
    ])
    .where('booking.id', 'in', bookingIds)
    .orderBy('booking.id')
    .execute()
}
