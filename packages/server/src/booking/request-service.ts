import type { Booking } from '@domizil/contract/schemas'
import {
  checkRequest,
  type Issue,
  isOpenByLink,
  MAX_OPEN_REQUESTS,
  type RequestRefusal,
  requestRefusal,
} from '@domizil/domain'
import { isOwner } from '../flat/flat-policy.ts'
import type { FlatRow } from '../flat/flat-repository.ts'
import type { User } from '../lib/actor.ts'
import { dayOf } from '../lib/clock.ts'
import { brokenConstraint } from '../lib/database-errors.ts'
import { DomainError, NotFoundError } from '../lib/errors.ts'
import type { Queries } from '../lib/queries.ts'
import type { ServiceDependencies } from '../lib/service-dependencies.ts'
import { hasUserData } from '../user/required-user-data.ts'
import { areDaysFree, insertBooking } from './booking-repository.ts'
import { endExpired } from './end-expired.ts'
import { once } from './idempotent.ts'
import { readBooking } from './read-bookings.ts'
import { recordEvents } from './record-events.ts'
import { listRequestedFlats, lockTenant, shareFlat } from './request-repository.ts'
import { columnsOf, fieldsOf, requestedFlat, type StayRequest } from './stay-request.ts'

export type RequestService = ReturnType<typeof createRequestService>

const STATUS_CODES: Record<RequestRefusal, number> = {
  OWN_FLAT: 403,
  FLAT_NOT_ACTIVE: 409,
  USER_DATA_INCOMPLETE: 422,
  TOO_MANY_OPEN_REQUESTS: 409,
  ALREADY_REQUESTED: 409,
  DATES_TAKEN: 409,
}

/** Tenants ask for flats. */
export function createRequestService({ db, clock }: Pick<ServiceDependencies, 'db' | 'clock'>) {
  return {
    /**
     * Asks for a flat. Price, deposit and length are frozen in the booking.
     *
     * @throws {NotFoundError} if there is no such flat, or the public may not know of it.
     * @throws {DomainError} OWN_FLAT, USER_BLOCKED (403); FLAT_NOT_ACTIVE, TOO_MANY_OPEN_REQUESTS, ALREADY_REQUESTED, DATES_TAKEN
     * (409); USER_DATA_INCOMPLETE, BOOKING_INVALID with every field that is wrong, IDEMPOTENCY_KEY_REUSED (422).
     */
    async request(actor: User, { idempotencyKey: key, ...request }: StayRequest): Promise<Booking> {
      await endExpired(db, clock())
      const call = { userId: actor.id, key, call: 'requestBooking', request }

      try {
        return await db
          .transaction()
          .execute((trx) => once(trx, call, clock(), () => make(trx, actor, request, clock())))
      } catch (error) {
        if (brokenConstraint(error) === 'booking_one_open_per_flat_idx') throw refusal('ALREADY_REQUESTED')
        throw error
      }
    },
  }
}

async function make(trx: Queries, actor: User, request: StayRequest, now: Date): Promise<Booking> {
  const flat = await shareFlat(trx, request.flatId)
  const { isBlocked } = await lockTenant(trx, actor.id)
  if (isBlocked) throw new DomainError(403, 'USER_BLOCKED')
  if (!flat || !(isOpenByLink(flat.status) || isOwner(actor, flat))) throw new NotFoundError('FLAT_NOT_FOUND')

  const issues = isActive(flat) ? checkRequest(fieldsOf(request), requestedFlat(flat), dayOf(now)) : []
  const refused = await refusalOf(trx, actor, flat, request, issues)
  if (refused) throw refusal(refused)
  if (issues.length > 0) throw new DomainError(422, 'BOOKING_INVALID', { issues })

  const id = await insertBooking(trx, columnsOf(actor, flat, request, now))
  await recordEvents(trx, [id], 'REQUESTED', { actor: 'TENANT', actorId: actor.id }, now)
  return readBooking(trx, id, { reader: 'TENANT', today: dayOf(now) })
}

async function refusalOf(
  trx: Queries,
  actor: User,
  flat: FlatRow,
  { startDate, endDate }: StayRequest,
  issues: Issue[],
): Promise<RequestRefusal | undefined> {
  const requested = await listRequestedFlats(trx, actor.id)

  return requestRefusal({
    isOwnFlat: isOwner(actor, flat),
    isFlatActive: isActive(flat),
    isUserComplete: await hasUserData(trx, actor.id, 'TENANT'),
    openRequests: requested.length,
    hasOpenRequestForFlat: requested.includes(flat.id),
    // Days that are wrong in themselves are no days to look up.
    areDatesFree:
      issues.length > 0 || !isActive(flat) || (await areDaysFree(trx, flat.id, startDate, endDate)),
  })
}

function isActive(flat: FlatRow): boolean {
  return flat.status === 'ACTIVE'
}

function refusal(code: RequestRefusal): DomainError {
  return new DomainError(STATUS_CODES[code], code, { values: { limit: MAX_OPEN_REQUESTS } })
}
