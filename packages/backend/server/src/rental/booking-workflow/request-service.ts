import type { Booking, NewBooking } from '@domizil/api/schemas'
import {
  type BookingRequest,
  checkContacts,
  checkRequest,
  expiresAt,
  isOpenByLink,
  type Issue,
  MAX_OPEN_REQUESTS,
  PENDING_STATUSES,
  rentTerms,
  type RequestedFlat,
  type RequestRefusal,
  requestRefusal,
} from '@domizil/domain'
import { type FlatRow, flatNotFound, isOwner } from '../../catalogue/flat/index.ts'
import { areDaysFree } from '../../catalogue/occupancy/index.ts'
import { missingDataIssues, userBlocked } from '../../catalogue/user/index.ts'
import {
  brokenConstraint,
  type Clock,
  dayOf,
  findPublicContacts,
  type User,
} from '../../foundation/kernel/index.ts'
import { bookingsAsOf, type Database, type Queries } from '../../foundation/tables/index.ts'
import { runIdempotent } from '../../infrastructure/idempotency/index.ts'
import { endIfExpired, insertBooking, recordEvents } from '../booking/index.ts'
import { readBooking } from '../booking-view/index.ts'
import { continueQuestion } from '../conversation/index.ts'
import { refuse } from './booking-workflow-refusals.ts'

/** A request to stay in a flat. */
interface StayRequest {
  flatId: number
  startDate: string
  endDate: string
  details: NewBooking
  /** The same key again gets the same answer, without a second request. */
  idempotencyKey?: string | undefined
}

export type RequestService = ReturnType<typeof createRequestService>

/** Tenants ask for flats. */
export function createRequestService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Asks for a flat. Price, deposit and length are frozen in the booking.
     *
     * @throws {DomainError} 404 if there is no such flat, or the public may not know of it.
     * @throws {DomainError} OWN_FLAT, USER_BLOCKED (403); FLAT_NOT_ACTIVE, TOO_MANY_OPEN_REQUESTS, ALREADY_REQUESTED, DATES_TAKEN
     * (409); USER_DATA_INCOMPLETE, BOOKING_INVALID with every field that is wrong, IDEMPOTENCY_KEY_REUSED (422).
     */
    async request(actor: User, { idempotencyKey: key, ...request }: StayRequest): Promise<Booking> {
      await endOwnExpired(db, { tenantId: actor.id, flatId: request.flatId }, clock())
      const call = { userId: actor.id, key, call: 'requestBooking', request }

      try {
        return await db
          .transaction()
          .execute((trx) => runIdempotent(trx, call, clock(), () => make(trx, actor, request, clock())))
      } catch (error) {
        if (brokenConstraint(error) === 'booking_one_open_per_flat_idx') throw refuse('ALREADY_REQUESTED')
        throw error
      }
    },
  }
}

/** A tenant has one open request for a flat, as the database counts: an expired one of theirs has to be canceled first. */
async function endOwnExpired(
  db: Database,
  own: { tenantId: string; flatId: number },
  now: Date,
): Promise<void> {
  for (const id of await listExpiredRequests(db, own, now)) await endIfExpired(db, id, now)
}

async function make(trx: Queries, actor: User, request: StayRequest, now: Date): Promise<Booking> {
  const flat = await shareFlat(trx, request.flatId)
  const { isBlocked } = await lockTenant(trx, actor.id)
  if (isBlocked) throw userBlocked()
  if (!flat || !(isOpenByLink(flat.status) || isOwner(actor, flat))) throw flatNotFound()

  const issues = isActive(flat) ? issuesOf(request, flat, now) : []
  const missing = await missingDataIssues(trx, actor.id, 'TENANT')
  const refused = await refusalOf(trx, { actor, flat, request, issues, missing }, now)
  if (refused === 'USER_DATA_INCOMPLETE') throw refuse(refused, { issues: missing })
  if (refused) throw refuse(refused, { values: { limit: MAX_OPEN_REQUESTS } })
  if (issues.length > 0) throw refuse('BOOKING_INVALID', { issues })

  const id = await insertBooking(trx, columnsOf(actor, flat, request, now))
  await recordEvents(trx, [id], { type: 'REQUESTED' }, { actor: 'TENANT', actorId: actor.id }, now)
  await continueQuestion(trx, { flatId: flat.id, tenantId: actor.id, bookingId: id })
  return readBooking(trx, id, { reader: 'TENANT', now })
}

function issuesOf(request: StayRequest, flat: FlatRow, now: Date): Issue[] {
  return [
    ...checkRequest(fieldsOf(request), requestedFlat(flat), dayOf(now)),
    ...checkContacts('message', request.details.message, findPublicContacts),
    ...checkContacts('companyName', request.details.companyName, findPublicContacts),
  ]
}

interface RequestContext {
  actor: User
  flat: FlatRow
  request: StayRequest
  issues: Issue[]
  /** What the tenant's profile lacks. */
  missing: Issue[]
}

async function refusalOf(
  trx: Queries,
  { actor, flat, request: { startDate, endDate }, issues, missing }: RequestContext,
  now: Date,
): Promise<RequestRefusal | undefined> {
  const requested = await listRequestedFlats(trx, actor.id, now)

  return requestRefusal({
    isOwnFlat: isOwner(actor, flat),
    isFlatActive: isActive(flat),
    isUserComplete: missing.length === 0,
    openRequests: requested.length,
    hasOpenRequestForFlat: requested.includes(flat.id),
    // Days that are wrong in themselves are no days to look up.
    areDatesFree:
      issues.length > 0 ||
      !isActive(flat) ||
      (await areDaysFree(trx, flat.id, { from: startDate, to: endDate }, now)),
  })
}

function isActive(flat: FlatRow): boolean {
  return flat.status === 'ACTIVE'
}

/** A CHECK keeps an ACTIVE flat complete. */
function requestedFlat({ max_person, flat_booking_length }: FlatRow): RequestedFlat {
  return { maxPerson: max_person ?? 0, flatBookingLength: flat_booking_length ?? 'FLEXIBLE' }
}

/** The request as the rules look at it. */
function fieldsOf({ startDate, endDate, details }: StayRequest): BookingRequest {
  return { ...details, startDate, endDate }
}

/** The stored columns of a request, with the current price. */
function columnsOf(
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

/**
 * Reads the flat under a shared lock until the transaction ends: concurrent confirmations and status changes are
 * serialized with it.
 */
async function shareFlat(trx: Queries, id: number): Promise<FlatRow | undefined> {
  return trx.selectFrom('flat').selectAll().where('id', '=', id).forShare().executeTakeFirst()
}

/**
 * Locks the tenant, so that requests are counted one at a time. Resolves with whether the tenant is blocked: a
 * concurrent block is serialized with it.
 */
async function lockTenant(trx: Queries, id: string): Promise<{ isBlocked: boolean }> {
  const tenant = await trx
    .selectFrom('app_user')
    .select('blocked_at')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

  return { isBlocked: tenant?.blocked_at != null }
}

/** The flats for which a tenant's requests are open, once for each request. */
async function listRequestedFlats(trx: Queries, tenantId: string, now: Date): Promise<number[]> {
  const rows = await trx
    .selectFrom(bookingsAsOf(now).as('booking'))
    .select('flat_id')
    .where('tenant_id', '=', tenantId)
    .where('status', 'in', PENDING_STATUSES)
    .execute()

  return rows.map(({ flat_id }) => flat_id)
}

/** A tenant's expired requests for a flat that the timer has not canceled yet. */
async function listExpiredRequests(
  db: Queries,
  { tenantId, flatId }: { tenantId: string; flatId: number },
  now: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('flat_id', '=', flatId)
    .where('has_expired', '=', true)
    .execute()

  return rows.map(({ id }) => id)
}
