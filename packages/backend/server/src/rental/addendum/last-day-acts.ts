import {
  type BookingEventType,
  formatDay,
  isLastDayPossible,
  lastDayChange,
  lastDayProposalEnds,
  MAX_LAST_DAY_PROPOSALS,
} from '@domizil/domain'
import { blockAddedDays } from '../../catalogue/occupancy/index.ts'
import { dayOf, type Site, type User } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import type { PdfFile } from '../../infrastructure/documents/index.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import { type BookingRow, endExpiredWithin, notYourTurn, recordEvents } from '../booking/index.ts'
import { refuseTakenDays } from '../booking-workflow/index.ts'
import { findProposal, insertProposal, type ProposalRow, rangeOf, updateProposal } from '../last-day/index.ts'
import { requireSignature, type TypedSignature } from '../tenancy-contract/index.ts'
import { refuse } from './addendum-refusals.ts'
import { findBookingLength, insertAddendum } from './addendum-repository.ts'
import { changeStay } from './change-stay.ts'
import { closeProposal, recordLapse } from './end-lapsed.ts'
import {
  addendumSigned,
  endDateAccepted,
  endDateDeclined,
  endDateProposed,
  endDateWithdrawn,
} from './mails.ts'

/** What a party proposes. */
export interface LastDayCommand {
  newEndDate: string
  message?: string | undefined
}

export type Party = 'TENANT' | 'LANDLORD'

/** A party's call on a locked booking that both have signed. */
export interface Act {
  trx: Queries
  booking: BookingRow
  actor: User
  role: Party
  now: Date
}

/** A call on one of its proposals. */
export type ProposalAct = Act & { proposal: ProposalRow }

/** Proposes another last day to the other side. */
export async function propose(call: Act, { newEndDate, message = '' }: LastDayCommand): Promise<void> {
  const { trx, booking, role, now } = call
  const newest = await findProposal(trx, { bookingId: booking.id }, now)
  await recordLapse(trx, booking, newest, now)
  if (newest?.expires_at) {
    const isSame = newest.proposed_by === role && newest.new_end_date === newEndDate
    if (isSame && newest.state === 'PROPOSED') return
    throw refuse('LAST_DAY_PROPOSAL_OPEN')
  }
  const number = (newest?.number ?? 0) + 1
  if (number > MAX_LAST_DAY_PROPOSALS)
    throw refuse('TOO_MANY_LAST_DAYS', { values: { limit: MAX_LAST_DAY_PROPOSALS } })
  await refuseDay(call, newEndDate)

  const change = changeOf(booking, newEndDate)
  if (change.isLonger) await refuseTakenDays(call, change.changedDays)
  const expiresAt = lastDayProposalEnds(now, booking.end_date, newEndDate)
  await insertProposal(trx, {
    booking_id: booking.id,
    number,
    proposed_by: role,
    old_end_date: booking.end_date,
    new_end_date: newEndDate,
    message: message.trim(),
    months: change.months,
    days: change.days,
    total_rent: change.totalRent,
    old_total_rent: booking.total_rent,
    expires_at: expiresAt,
    proposed_at: now,
  })
  await record(call, 'END_DATE_PROPOSED', newEndDate)
  const { difference } = change
  const values = {
    before: booking.end_date,
    endDate: newEndDate,
    more: difference > 0 ? difference * 100 : undefined,
    less: difference < 0 ? -difference * 100 : undefined,
    message: message.trim() || undefined,
    deadline: expiresAt.toISOString(),
  }
  await orderMails(trx, [endDateProposed.order({ ...otherOf(call), values })], now)
}

/** Accepts a proposal: its days are taken, and both have some days to sign the addendum. */
export async function accept(
  call: ProposalAct,
  document: { file: PdfFile; storageKey: string },
): Promise<void> {
  const { trx, booking, proposal, role, now } = call
  if (proposal.proposed_by === role) throw notYourTurn()
  if (proposal.state === 'ACCEPTED') return
  if (proposal.state !== 'PROPOSED') throw refuse('LAST_DAY_ENDED')

  const { new_end_date: endDate, number } = proposal
  await refuseDay(call, endDate)
  const { isLonger, changedDays } = changeOf(booking, endDate)
  if (isLonger) {
    await refuseTakenDays(call, changedDays)
    await endExpiredWithin(trx, booking.flat_id, changedDays, now)
    const added = { flatId: booking.flat_id, bookingId: booking.id, proposal: number, ...changedDays }
    await blockAddedDays(trx, added, now)
  }
  const deadline = signingEnds(proposal, now)
  await updateProposal(trx, proposal, {
    state: 'ACCEPTED',
    accepted_at: now,
    expires_at: deadline,
    reminded_at: null,
    addendum_id: await insertAddendum(trx, booking.id, document, now),
    document_hash: document.file.sha256,
  })
  await record(call, 'END_DATE_ACCEPTED', endDate)
  const values = { endDate, deadline: deadline.toISOString() }
  await orderMails(trx, [endDateAccepted.order({ ...otherOf(call), values })], now)
}

/** Until when both can sign what is accepted now. */
export function signingEnds({ old_end_date, new_end_date }: ProposalRow, now: Date): Date {
  return lastDayProposalEnds(now, old_end_date, new_end_date)
}

/** Declines a proposal of the other side. */
export async function decline(call: ProposalAct, reason: string): Promise<void> {
  const { trx, proposal, role, now } = call
  if (proposal.proposed_by === role) throw notYourTurn()
  if (proposal.state === 'DECLINED') return
  if (proposal.state !== 'PROPOSED') throw refuse('LAST_DAY_ENDED')

  const { new_end_date: endDate, old_end_date: before } = proposal
  await closeProposal(trx, proposal, { state: 'DECLINED', at: now, reason: reason || null }, now)
  await record(call, 'END_DATE_DECLINED', endDate)
  const values = { before, endDate, reason: reason || undefined }
  await orderMails(trx, [endDateDeclined.order({ ...otherOf(call), values })], now)
}

/** Withdraws one's own proposal; once a signature is below its addendum it stands. */
export async function withdraw(call: ProposalAct): Promise<void> {
  const { trx, proposal, role, now } = call
  if (proposal.proposed_by !== role) throw notYourTurn()
  if (proposal.state === 'WITHDRAWN') return
  const isSigned = proposal.landlord_signed_at !== null || proposal.tenant_signed_at !== null
  if (proposal.expires_at === null || isSigned) throw refuse('LAST_DAY_ENDED')

  const { new_end_date: endDate, old_end_date: before } = proposal
  await closeProposal(trx, proposal, { state: 'WITHDRAWN', at: now }, now)
  await record(call, 'END_DATE_LAPSED', endDate)
  await orderMails(trx, [endDateWithdrawn.order({ ...otherOf(call), values: { before, endDate } })], now)
}

/** Signs the addendum. The second signature puts the new last day in force. */
export async function sign(
  call: ProposalAct,
  command: TypedSignature,
  site: Pick<Site, 'company' | 'fees'>,
): Promise<void> {
  const { trx, booking, proposal, actor, role, now } = call
  const own = role === 'TENANT' ? proposal.tenant_signed_at : proposal.landlord_signed_at
  const other = role === 'TENANT' ? proposal.landlord_signed_at : proposal.tenant_signed_at
  const isStanding = proposal.state === 'ACCEPTED' || proposal.state === 'CHANGED'
  if (isStanding && own) return
  if (proposal.state !== 'ACCEPTED') throw refuse('LAST_DAY_ENDED')

  const name = requireSignature(actor, command, { hash: proposal.document_hash, isHandSigned: false })
  await updateProposal(
    trx,
    proposal,
    role === 'TENANT'
      ? { tenant_signed_at: now, tenant_signed_name: name }
      : { landlord_signed_at: now, landlord_signed_name: name },
  )
  const { new_end_date: endDate } = proposal
  if (other) {
    await changeStay(trx, { booking, proposal }, site, now)
    await record(call, 'END_DATE_CHANGED', endDate)
    return
  }
  const values = { endDate, deadline: proposal.expires_at?.toISOString() }
  await orderMails(trx, [addendumSigned.order({ ...otherOf(call), values })], now)
}

/** Marks what is returned after a shorter stay, or takes the mark back. What has arrived has been paid. */
export async function markRefund({ trx, proposal, role, now }: ProposalAct, isDone: boolean): Promise<void> {
  if (!proposal.refund_cents) throw refuse('NO_REFUND')
  if (role === 'LANDLORD' && !isDone && proposal.refund_received_at) throw refuse('REFUND_RECEIVED')

  const column = role === 'LANDLORD' ? 'refund_paid_at' : 'refund_received_at'
  await updateProposal(trx, proposal, { [column]: isDone ? (proposal[column] ?? now) : null })
}

async function refuseDay({ trx, booking, now }: Act, day: string): Promise<void> {
  const flat_booking_length = await findBookingLength(trx, booking.flat_id)
  const today = dayOf(now)
  const range = rangeOf({ ...booking, flat_booking_length }, today)
  if (!range) throw refuse('LAST_DAY_NOT_POSSIBLE')

  const { status, start_date: startDate, end_date: endDate } = booking
  const terms = { status, startDate, endDate, flatBookingLength: flat_booking_length ?? 'FLEXIBLE' }
  if (isLastDayPossible(day, terms, today)) return
  throw refuse('LAST_DAY_OUT_OF_RANGE', {
    values: { from: formatDay(range.from), to: formatDay(range.to) },
  })
}

function changeOf(booking: BookingRow, newEndDate: string) {
  const { start_date: startDate, end_date: endDate, price_per_month, deposit, total_rent } = booking
  const stay = { startDate, endDate, pricePerMonth: price_per_month, deposit, totalRent: total_rent }
  return lastDayChange(stay, newEndDate)
}

type LastDayEvent = Extract<BookingEventType, `END_DATE_${string}`>

function record({ trx, booking, role, actor, now }: Act, type: LastDayEvent, endDate: string): Promise<void> {
  return recordEvents(trx, [booking.id], { type, endDate }, { actor: role, actorId: actor.id }, now)
}

/** The other side, as mails name it. */
function otherOf({ booking, role }: Act): { to: string; about: number } {
  return { to: role === 'TENANT' ? booking.owner_id : booking.tenant_id, about: booking.id }
}
