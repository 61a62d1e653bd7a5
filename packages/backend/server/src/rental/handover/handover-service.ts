import type { Handover } from '@domizil/api/schemas'
import {
  checkHandover,
  checkHandoverDraft,
  checkLength,
  HANDOVER_LIMITS,
  type HandoverContent,
  handoverState,
  handoverTemplate,
  handoverTemplateFrom,
  photosOf,
} from '@domizil/domain'
import { isDeepStrictEqual } from 'node:util'
import { type Clock, dayOf, type Log, type User } from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import {
  bookingNotFound,
  type BookingRow,
  findBooking,
  lockBooking,
  notYourTurn,
  roleIn,
} from '../booking/index.ts'
import { claimStayFiles, listStayFiles, presentStayFile, releaseStayFiles } from '../stay-file/index.ts'
import { closeHandovers } from './close-handovers.ts'
import { refuse } from './handover-refusals.ts'
import {
  confirmationsOf,
  factsOf,
  findHandover,
  findRooms,
  type HandoverRow,
  insertHandover,
  updateHandover,
} from './handover-repository.ts'
import { handoverConfirmed } from './mails.ts'
import { type HandoverRef, orderSealedHandover } from './order-sealed-handover.ts'
import { summaryOf } from './summarize-handovers.ts'

interface Saving {
  /** The version that the caller has seen. */
  revision: number
  content: HandoverContent
}

interface Confirmation {
  revision: number
  remarks?: string | undefined
}

interface Seen {
  ref: HandoverRef
  booking: BookingRow
  role: NonNullable<ReturnType<typeof roleIn>>
  row: HandoverRow | undefined
}

/** The protocols of moving in and out, which both parties write and confirm. */
export function createHandoverService(dependencies: { db: Database; clock: Clock; log: Log }) {
  const { db, clock } = dependencies

  async function change(
    actor: User,
    ref: HandoverRef,
    act: (trx: Queries, seen: Seen, now: Date) => Promise<void>,
  ): Promise<Handover> {
    const now = clock()
    return db.transaction().execute(async (trx) => {
      const booking = await lockBooking(trx, ref.bookingId, now)
      await act(trx, await see(trx, ref, booking, actor), now)
      return present(trx, await see(trx, ref, booking, actor), now)
    })
  }

  return {
    /**
     * A protocol as its parties and administrators see it; one that no party has written has version 0, and what to begin with.
     *
     * @throws {DomainError} 404, HANDOVER_NOT_OPEN (409) before both have signed.
     */
    async read(actor: User, ref: HandoverRef): Promise<Handover> {
      const now = clock()
      const booking = await findBooking(db, ref.bookingId, now)
      return present(db, await see(db, ref, booking, actor), now)
    },

    /**
     * Writes a protocol. The same again changes nothing.
     *
     * @throws {DomainError} 404, also for a photo, NOT_YOUR_TURN (403), HANDOVER_NOT_OPEN, HANDOVER_CONFIRMED, HANDOVER_FINAL,
     * HANDOVER_CHANGED (409) if the other has written since, HANDOVER_INVALID (422).
     */
    save: (actor: User, ref: HandoverRef, saving: Saving): Promise<Handover> =>
      change(actor, ref, (trx, seen, now) => save(trx, seen, { actor, ...saving }, now)),

    /**
     * Confirms a protocol, with remarks if there are any; it is final once both have. The same again changes nothing.
     *
     * @throws {DomainError} 404, NOT_YOUR_TURN (403), HANDOVER_NOT_OPEN, HANDOVER_FINAL, HANDOVER_CHANGED (409),
     * HANDOVER_INVALID (422).
     */
    confirm: (actor: User, ref: HandoverRef, confirmation: Confirmation): Promise<Handover> =>
      change(actor, ref, (trx, seen, now) => confirm(trx, seen, confirmation, now)),

    /** Makes protocols final whose time to answer is over. For a timer. */
    close: () => closeHandovers(dependencies),
  }
}

async function see(
  queries: Queries,
  ref: HandoverRef,
  booking: BookingRow | undefined,
  actor: User,
): Promise<Seen> {
  const role = booking && roleIn(booking, actor)
  if (!booking || !role) throw bookingNotFound()
  if (booking.status !== 'BOOKING_COMPLETED') throw refuse('HANDOVER_NOT_OPEN')
  return { ref, booking, role, row: await findHandover(queries, ref) }
}

async function save(
  trx: Queries,
  { ref, booking, role, row }: Seen,
  { actor, revision, content }: Saving & { actor: User },
  now: Date,
): Promise<void> {
  if (role !== 'TENANT' && role !== 'LANDLORD') throw notYourTurn()
  if (row && isDeepStrictEqual(row.content, content)) return
  const state = handoverState(factsOf(booking, ref.kind, row), dayOf(now))
  if (state === 'FINAL') throw refuse('HANDOVER_FINAL')
  if (state === 'CONFIRMED') throw refuse('HANDOVER_CONFIRMED')
  if (state !== 'DRAFT') throw refuse('HANDOVER_NOT_OPEN')
  if (revision !== (row?.revision ?? 0)) throw refuse('HANDOVER_CHANGED')
  const issues = checkHandoverDraft(content).map((one) => ({ ...one, field: `content.${one.field}` }))
  if (issues.length > 0) throw refuse('HANDOVER_INVALID', { issues })
  const before = row ? photosOf(row.content) : []
  await claimPhotos(trx, { booking, actor, before }, content, now)
  const kept = photosOf(content)
  await releaseStayFiles(trx, { bookingId: booking.id, ids: before.filter((id) => !kept.includes(id)) })

  const edited = { revision: revision + 1, content, edited_by: role, edited_at: now }
  if (row) return updateHandover(trx, ref, edited)
  return insertHandover(trx, { booking_id: booking.id, kind: ref.kind, ...edited })
}

/** Photos that were there before are of either party; a new one is a picture that the caller has added. */
async function claimPhotos(
  trx: Queries,
  { booking, actor, before }: { booking: BookingRow; actor: User; before: readonly number[] },
  content: HandoverContent,
  now: Date,
): Promise<void> {
  const ids = photosOf(content).filter((id) => !before.includes(id))
  const files = await listStayFiles(trx, ids)
  const arePictures = files.every(({ kind }) => kind === 'PICTURE')
  const isClaimed = await claimStayFiles(trx, { bookingId: booking.id, userId: actor.id, ids }, now)
  if (!arePictures || !isClaimed) throw refuse('HANDOVER_PHOTO_UNKNOWN')
}

async function confirm(
  trx: Queries,
  { ref, booking, role, row }: Seen,
  { revision, remarks: typed = '' }: Confirmation,
  now: Date,
): Promise<void> {
  if (role !== 'TENANT' && role !== 'LANDLORD') throw notYourTurn()
  const isTenant = role === 'TENANT'
  if (row?.[isTenant ? 'tenant_confirmed_at' : 'landlord_confirmed_at']) return
  const state = handoverState(factsOf(booking, ref.kind, row), dayOf(now))
  if (state === 'FINAL') throw refuse('HANDOVER_FINAL')
  if (!row || (state !== 'DRAFT' && state !== 'CONFIRMED')) throw refuse('HANDOVER_NOT_OPEN')
  if (revision !== row.revision) throw refuse('HANDOVER_CHANGED')
  const remarks = typed.trim()
  const issues = [
    ...(state === 'DRAFT' ? checkHandover(row.content) : []),
    ...checkLength('remarks', remarks, HANDOVER_LIMITS.remarks),
  ]
  if (issues.length > 0) throw refuse('HANDOVER_INVALID', { issues })

  await updateHandover(trx, ref, {
    ...(isTenant
      ? { tenant_confirmed_at: now, tenant_remarks: remarks }
      : { landlord_confirmed_at: now, landlord_remarks: remarks }),
    ...(state === 'CONFIRMED' && { final_at: now }),
  })
  if (state === 'CONFIRMED') return orderSealedHandover(trx, ref, now)

  const { answerUntil: until } = summaryOf(
    ref.kind,
    factsOf(booking, ref.kind, await findHandover(trx, ref)),
    dayOf(now),
  )
  const to = isTenant ? booking.owner_id : booking.tenant_id
  const values = { kind: ref.kind, until }
  await orderMails(trx, [handoverConfirmed.order({ to, about: booking.id, values })], now)
}

async function present(queries: Queries, { ref, booking, role, row }: Seen, now: Date): Promise<Handover> {
  const summary = summaryOf(ref.kind, factsOf(booking, ref.kind, row), dayOf(now))
  const content = row?.content ?? (await firstContent(queries, ref))
  const remarksOf = { TENANT: row?.tenant_remarks, LANDLORD: row?.landlord_remarks }
  const confirmations = row ? confirmationsOf(row) : []

  const allowed: Handover['allowed'] = []
  const isParty = role === 'TENANT' || role === 'LANDLORD'
  if (isParty && summary.state === 'DRAFT') allowed.push('edit', 'confirm')
  if (isParty && summary.turn === role) allowed.push('confirm')

  return {
    summary,
    revision: row?.revision ?? 0,
    content: content as Handover['content'],
    editedAt: row?.edited_at.toISOString() ?? null,
    editedBy: row?.edited_by ?? null,
    confirmations: confirmations.map(({ by, at }) => ({
      by,
      at: at.toISOString(),
      remarks: remarksOf[by] ?? '',
    })),
    photos: (await listStayFiles(queries, photosOf(content))).map(presentStayFile),
    allowed,
  }
}

/** What to begin with: the rooms of the flat, or what was there at moving in. */
async function firstContent(queries: Queries, { bookingId, kind }: HandoverRef): Promise<HandoverContent> {
  const before = kind === 'OUT' ? await findHandover(queries, { bookingId, kind: 'IN' }) : undefined
  if (before) return handoverTemplateFrom(before.content)
  const { rooms, default_rooms } = await findRooms(queries, bookingId)
  return handoverTemplate(rooms, default_rooms)
}
