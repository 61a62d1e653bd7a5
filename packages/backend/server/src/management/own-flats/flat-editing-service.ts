import type { Address, FlatChange, NewFlat, OwnFlat, PlaceParts } from '@domizil/api/schemas'
import {
  checkAddress,
  DEFAULT_ROOMS,
  type FlatDraft,
  type FlatStatus,
  issuesOnSave,
  MAX_FLATS,
  statusAfterMove,
} from '@domizil/domain'
import { sql } from 'kysely'
import { type JobResult, processEach } from '../../infrastructure/job/index.ts'
import { hasConfirmedBooking } from '../../rental/booking/index.ts'
import {
  addressColumnsOf,
  certificateColumnOf,
  columnsOf,
  countFlatsOf,
  draftAfter,
  draftOf,
  findFlatToManage,
  type FlatRow,
  insertFlat,
  listFlatsOf,
  listOutdatedScores,
  lockFlat,
  lockOwnFlat,
  refreshQuality,
  updateFlat,
} from '../../catalogue/flat/index.ts'
import { type Clock, dayOf, findPublicContacts, type Log, type User } from '../../foundation/kernel/index.ts'
import {
  type AddressFinding,
  type AddressProvider,
  createGazetteerAddresses,
  type PlaceFinding,
  refuseAddress,
} from '../../catalogue/address/index.ts'
import { runIdempotent } from '../../infrastructure/idempotency/index.ts'
import { trackChanges } from '../../catalogue/listing-review/index.ts'
import { refuse } from './own-flats-refusals.ts'
import { present, presentAll, readBy } from './present-flats.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { lockUser } from '../../catalogue/user/index.ts'

interface Dependencies {
  db: Database
  clock: Clock
  log: Log
  /** Whether an administrator looks at a flat before it is listed. */
  flatReview: boolean
  /** Where addresses are looked up; the bundled gazetteer by default. */
  addresses?: AddressProvider | undefined
}

/** The kind of the timer that refreshes scores. */
export const REFRESH_SCORES = 'REFRESH_SCORES'

/** A request, and the key under which it is executed once. */
type KeyedRequest = Parameters<typeof runIdempotent>[1]

/** What an owner does with a flat: write it, change it, look at it. */
export function createFlatEditingService(dependencies: Dependencies) {
  const { db, clock, flatReview, addresses = createGazetteerAddresses() } = dependencies

  /** @throws {DomainError} ADDRESS_INVALID (422) with what is wrong. */
  async function locate(address: Address): Promise<AddressFinding> {
    const issues = checkAddress(address).map((issue) => ({ ...issue, field: `address.${issue.field}` }))
    if (issues.length > 0) throw refuseAddress('ADDRESS_INVALID', { issues })

    const finding = await addresses.check(address)
    const [problem] = finding.problems
    if (problem) throw refuseAddress(problem.code, { field: `address.${problem.field}` })
    return finding
  }

  /** Runs the work in a transaction, once per key: a client that has got no answer and asks again gets the same one. */
  const once = (call: KeyedRequest, work: (trx: Queries) => Promise<OwnFlat>): Promise<OwnFlat> =>
    db.transaction().execute((trx) => runIdempotent(trx, call, clock(), () => work(trx)))

  return {
    /**
     * Makes a draft. An address is enough.
     *
     * @throws {DomainError} FLAT_INVALID, ADDRESS_INVALID or the code of what is wrong with the place (422);
     * TOO_MANY_FLATS (409).
     */
    async create(actor: User, request: NewFlat, key?: string): Promise<OwnFlat> {
      const { address, ...fields } = request
      refuseWrong({ ...fields, address, defaultRooms: DEFAULT_ROOMS }, 'DRAFT', dayOf(clock()))
      const place = addressColumnsOf(await locate(address))
      const columns = {
        ...columnsOf(fields, []),
        ...place,
        ...certificateColumnOf(fields.energyCertificate, place),
      }

      return once({ userId: actor.id, key, call: 'createFlat', request }, async (trx) => {
        await lockUser(trx, actor.id)
        if ((await countFlatsOf(trx, actor.id)) >= MAX_FLATS) {
          throw refuse('TOO_MANY_FLATS', { values: { limit: MAX_FLATS } })
        }
        const flat = await insertFlat(trx, actor.id, columns, clock())
        return saved(trx, flat, clock())
      })
    },

    /**
     * Changes the given fields. A flat with a new address is reviewed again.
     *
     * @throws {DomainError} 404 if there is no such flat, or it is another user's.
     * @throws {DomainError} FLAT_CHANGED_MEANWHILE, FLAT_ARCHIVED, FLAT_IS_BOOKED (409), and what `create` throws.
     */
    async edit(actor: User, request: FlatChange, key?: string): Promise<OwnFlat> {
      const { id, version, address, ...fields } = request
      const place = address && addressColumnsOf(await locate(address))

      return once({ userId: actor.id, key, call: 'editFlat', request }, async (trx) => {
        const flat = await lockOwnFlat(trx, actor, id)
        if (flat.version !== version) throw refuse('FLAT_CHANGED_MEANWHILE')

        const today = dayOf(clock())
        const isMoving = place !== undefined && hasMoved(flat, place)
        if (isMoving && (await hasConfirmedBooking(trx, id, clock()))) throw refuse('FLAT_IS_BOOKED')

        const status = isMoving ? statusAfterMove(flat.status, flatReview) : flat.status
        const { address: before, defaultRooms } = draftOf(flat)
        refuseWrong({ ...draftAfter(flat, fields), address: address ?? before, defaultRooms }, status, today)

        const columns = {
          ...columnsOf(fields, flat.amenities),
          ...place,
          ...(place && !isMoving && { district: place.district ?? flat.district }),
          ...certificateColumnOf(fields.energyCertificate, place ?? flat),
          status,
          ...(status !== flat.status && status === 'IN_REVIEW' && { submitted_at: clock() }),
        }
        const change = { flat, isReviewOn: flatReview, now: clock() }
        const changed = await trackChanges(trx, change, () =>
          updateFlat(trx, id, columns, { at: clock(), byOwner: true }),
        )
        return saved(trx, changed, clock())
      })
    },

    /** @throws {DomainError} 404 if there is no such flat, or the actor is neither its owner nor an administrator. */
    getForEditing: async (actor: User, id: number): Promise<OwnFlat> =>
      readBy(actor, await present(db, await findFlatToManage(db, actor, id), clock())),

    /** The actor's flats, the newest first. */
    async listOwn(actor: User): Promise<OwnFlat[]> {
      const flats = await presentAll(db, await listFlatsOf(db, actor.id), clock())
      return flats.map((flat) => readBy(actor, flat))
    },

    /** Brings scores up to date whose calendar is no longer fresh, or whose certificate has expired. For a timer. */
    refreshScores: (): Promise<JobResult> =>
      processEach(dependencies, {
        kind: REFRESH_SCORES,
        list: (due, now) => listOutdatedScores(db, dayOf(now), due),
        key: sql.ref('flat.id'),
        keyOf: (id) => id,
        process: (id, now) =>
          db.transaction().execute(async (trx) => {
            const flat = await lockFlat(trx, id)
            if (flat) await refreshQuality(trx, flat, dayOf(now))
          }),
      }),

    /** What is known of an address, valid or not. */
    checkAddress: (address: Address): Promise<AddressFinding> => addresses.check(address),
    checkPlace: (place: PlaceParts): Promise<PlaceFinding> => addresses.checkPlace(place),
  }
}

/** @throws {DomainError} FLAT_INVALID (422) with everything that the rules do not let pass. */
function refuseWrong(flat: FlatDraft, status: FlatStatus, today: string): void {
  const issues = issuesOnSave(flat, status, today, findPublicContacts)
  if (issues.length > 0) throw refuse('FLAT_INVALID', { issues })
}

/** Brings the score up to date with what has been written. */
async function saved(trx: Queries, flat: FlatRow, now: Date): Promise<OwnFlat> {
  await refreshQuality(trx, flat, dayOf(now))
  return present(trx, flat, now)
}

/** Another place, as opposed to a pin set more exactly or a language chosen. */
function hasMoved(flat: FlatRow, place: Partial<FlatRow>): boolean {
  const parts = ['street', 'house_number', 'postcode', 'city', 'country_code'] as const
  return parts.some((part) => flat[part] !== place[part])
}
