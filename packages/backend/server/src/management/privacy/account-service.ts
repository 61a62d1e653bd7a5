import type { DeletedAccount } from '@domizil/api/schemas'
import {
  addSeconds,
  DEFAULT_LOCALE,
  formatDay,
  RUNNING_STATUSES,
  textFor,
  UNCONFIRMED_STATUSES,
} from '@domizil/domain'
import { sql } from 'kysely'
import { eraseBankAccount } from '../../catalogue/bank-account/index.ts'
import { createImageStore } from '../../catalogue/image/index.ts'
import { type Clock, dayOf, type Log, type User } from '../../foundation/kernel/index.ts'
import { bookingsAsOf, type Database, type Queries } from '../../foundation/tables/index.ts'
import {
  addJobs,
  addLeasedJob,
  type Due,
  type JobResult,
  type LeasedJob,
  processEach,
  releaseJob,
  SECONDS_PER_MINUTE,
} from '../../infrastructure/job/index.ts'
import {
  REMOVE_FILES,
  type Storage,
  type UnreferencedFiles,
  withoutShared,
} from '../../infrastructure/storage/index.ts'
import { endBookings, lockUserAndFlats } from '../../rental/booking/index.ts'
import { eraseBookings, eraseContracts } from './erase-bookings.ts'
import { anonymiseAudit, anonymiseReviews, eraseChanges, erasePerson, eraseTraces } from './erase-person.ts'
import { anonymiseReports, reportingAccount } from './own-reports.ts'
import { refuse } from './privacy-refusals.ts'

/** About a kilometre: enough to tell the quarter of a city, not the house. */
const DECIMALS = 2

/** The kind of job that ends what a deletion has begun. */
export const FINISH_DELETION = 'FINISH_DELETION'

/** Longer than the identity service may take to answer. */
const CLOSING_SECONDS = 60

/** The longest lifetime of an access token: what was still written with one after the deletion is erased then. */
const TOKEN_LIFETIME_MINUTES = 15

/** The kind of the timer that erases records at the end of their retention. */
export const ERASE_UNLOCKED_RECORDS = 'ERASE_UNLOCKED_RECORDS'

interface Deletion extends UnreferencedFiles {
  userId: string
}

/** As much of the identity service as the marketplace may touch. */
export interface IdentityAccounts {
  /** Takes an account away with all its sessions. One that is not there is fine. */
  remove(id: string): Promise<void>
}

interface Dependencies {
  db: Database
  clock: Clock
  log: Log
  storage: Storage
  /** The accounts that people sign in with; left out where they are looked after elsewhere. */
  identityAccounts?: IdentityAccounts | undefined
}

/** Lets people leave. */
export function createAccountService({ db, clock, log, storage, identityAccounts }: Dependencies) {
  const images = createImageStore(storage)

  async function removeFiles(unreferenced: UnreferencedFiles): Promise<void> {
    const { pictures, documents } = await withoutShared(db, unreferenced)
    await settleAll([
      ...pictures.map((key) => () => images.removeImage(key)),
      ...documents.map((key) => () => storage.delete(key)),
    ])
  }

  /**
   * Closes the sign-in with the response, and leaves the rest to the job. The call has the lease of the job until then:
   * two at once would be refused by the identity service. If it is away, the job retries it.
   */
  async function closeSignIn(userId: string, jobId: number): Promise<void> {
    try {
      await identityAccounts?.remove(userId)
    } catch (error) {
      log.warn({ err: error }, 'A deleted account can be signed in to until its job has run')
    } finally {
      await releaseJob(db, jobId)
    }
  }

  async function eraseRecords(userId: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const unreferenced = await eraseContracts(trx, userId, clock())
      await blurAddresses(trx, userId, 'ALL', clock())
      await unlock(trx, userId)
      await addJobs(trx, REMOVE_FILES, [unreferenced], clock())
    })
  }

  return {
    /**
     * Deletes the actor's account and personal data. Contracts and invoices are locked for their legal retention;
     * reviews stay without a name. Open requests are cancelled, and the other parties notified.
     *
     * @throws {DomainError} BOOKINGS_RUNNING (409), naming them.
     */
    async remove(actor: User): Promise<DeletedAccount> {
      const now = clock()

      const deleted = await db.transaction().execute(async (trx) => {
        await lockUserAndFlats(trx, actor.id, () => lockUserForDeletion(trx, actor.id))
        refuseRunning(await listRunning(trx, actor.id, now), actor)

        const { until, unreferenced } = await erase(trx, actor.id, now)
        const deletion: Deletion = { userId: actor.id, ...unreferenced }
        const jobId = await addLeasedJob(trx, {
          kind: FINISH_DELETION,
          payload: deletion,
          leaseSeconds: CLOSING_SECONDS,
          now,
        })
        const tokensEnd = addSeconds(now, TOKEN_LIFETIME_MINUTES * SECONDS_PER_MINUTE)
        await addJobs(trx, FINISH_DELETION, [deletion], tokensEnd)
        return { until, jobId }
      })

      await closeSignIn(actor.id, deleted.jobId)
      return { lockedUntil: deleted.until }
    },

    /** Does a job of the kind FINISH_DELETION: closes the sign-in, and takes files and late traces away. */
    async finishDeletion({ payload }: LeasedJob): Promise<void> {
      // Written by `remove`.
      const { userId, ...files } = payload as unknown as Deletion

      if (identityAccounts) await identityAccounts.remove(userId)
      else log.warn({ user: userId }, 'A deleted account has to be removed from the identity service by hand')
      const { unreferenced } = await db.transaction().execute((trx) => erase(trx, userId, clock()))
      await removeFiles({
        pictures: [...files.pictures, ...unreferenced.pictures],
        documents: [...files.documents, ...unreferenced.documents],
      })
    },

    /** Does a job of the kind REMOVE_FILES. */
    removeFiles: ({ payload }: LeasedJob) => removeFiles(payload as unknown as UnreferencedFiles),

    /** Erases the locked records of deleted accounts at the end of their retention. For a timer. */
    eraseUnlocked: (): Promise<JobResult> =>
      processEach(
        { db, clock, log },
        {
          kind: ERASE_UNLOCKED_RECORDS,
          list: (due, now) => listUnlocked(db, dayOf(now), due),
          key: sql.ref('app_user.id'),
          keyOf: (id) => id,
          process: (id) => eraseRecords(id),
        },
      ),
  }
}

/** May be done again: what is gone already costs nothing. */
async function erase(trx: Queries, userId: string, now: Date) {
  const { made, received } = await listUnanswered(trx, userId, now)
  await endBookings(trx, made, 'CANCELED_BY_TENANT', now, { actor: 'TENANT', actorId: userId })
  await endBookings(trx, received, 'FLAT_WITHDRAWN', now)

  const until = await lockedUntil(trx, userId, now)
  const pictures = await eraseFlats(trx, userId, now)
  const documents = await eraseBookings(trx, userId, now)
  await anonymiseReviews(trx, userId)
  const account = await reportingAccount(trx, userId)
  await anonymiseReports(trx, account)
  await anonymiseAudit(trx, userId)
  await eraseTraces(trx, account)
  await eraseBankAccount(trx, userId)
  await erasePerson(trx, userId, until, now)
  await eraseChanges(trx, userId)

  return { until, unreferenced: { pictures, documents } }
}

/**
 * Erases a user's flats. If a booking refers to one, its row stays, archived and without the owner's data; the
 * address stays only as part of a signed contract. Returns the keys of the pictures.
 */
async function eraseFlats(trx: Queries, userId: string, now: Date): Promise<string[]> {
  const flats = trx.selectFrom('flat').select('id').where('owner_id', '=', userId)
  const pictures = await trx.deleteFrom('flat_image').where('flat_id', 'in', flats).returning('key').execute()
  const waiting = await trx
    .deleteFrom('waiting_image')
    .where('flat_id', 'in', flats)
    .returning('key')
    .execute()
  const kept = await trx
    .deleteFrom('kept_listing')
    .where('flat_id', 'in', flats)
    .returning('image_keys')
    .execute()
  await trx.deleteFrom('imported_calendar').where('flat_id', 'in', flats).execute()
  await trx
    .deleteFrom('blocked_period')
    .where('flat_id', 'in', flats)
    .where('source', '<>', 'BOOKING')
    .execute()

  await trx
    .deleteFrom('flat')
    .where('owner_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('booking').select('id').whereRef('booking.flat_id', '=', 'flat.id'))),
    )
    .execute()
  await archiveFlats(trx, userId, now)
  await blurAddresses(trx, userId, 'WITHOUT_CONTRACT', now)

  return [...[...pictures, ...waiting].map(({ key }) => key), ...kept.flatMap(({ image_keys }) => image_keys)]
}

/** The title stays: the other parties of bookings know the flat by it, and it contains no personal data. */
async function archiveFlats(trx: Queries, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('flat')
    .set({
      status: 'ARCHIVED',
      archived_at: sql<Date>`coalesce(archived_at, ${now})`,
      updated_at: now,
      rejection_reason: null,
      description_flat_en: null,
      description_flat_local: null,
      description_region_en: null,
      description_region_local: null,
      energy_certificate: null,
      feed_secret: sql<string>`gen_random_uuid()`,
    })
    .where('owner_id', '=', userId)
    .execute()
}

/** Erases street and house number of a user's flats: of all, or of those without a signed contract. */
async function blurAddresses(
  trx: Queries,
  userId: string,
  which: 'ALL' | 'WITHOUT_CONTRACT',
  now: Date,
): Promise<void> {
  const rounded = (column: 'latitude' | 'longitude') =>
    sql<number>`round(${sql.ref(column)}::numeric, ${DECIMALS})::double precision`

  await trx
    .updateTable('flat')
    .set({ street: '', house_number: '', latitude: rounded('latitude'), longitude: rounded('longitude') })
    .where('owner_id', '=', userId)
    .$if(which === 'WITHOUT_CONTRACT', (flats) =>
      flats.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom(bookingsAsOf(now).as('booking'))
              .select('id')
              .whereRef('booking.flat_id', '=', 'flat.id')
              .where('booking.status', '=', 'BOOKING_COMPLETED'),
          ),
        ),
      ),
    )
    .execute()
}

/** @throws {DomainError} BOOKINGS_RUNNING (409), naming them, if there are any. */
function refuseRunning(running: RunningRow[], { locale = DEFAULT_LOCALE }: User): void {
  if (running.length === 0) return

  const details = running.map(
    ({ title_en: en, title_local: local, language_tag: languageTag, ...booking }) => ({
      field: String(booking.id),
      message: `${textFor(locale, { en, local, languageTag })}, ${formatDay(booking.start_date)} – ${formatDay(booking.end_date)}`,
      code: booking.status,
    }),
  )
  const bookings = details.map(({ message }) => message).join('; ')
  throw refuse('BOOKINGS_RUNNING', { values: { bookings }, details })
}

/**
 * Vouchers have a legal retention of eight years (§ 147 AO, § 257 HGB), from the end of the year they were made in.
 */
const RETENTION_YEARS = 8

/** The last day of the retention of a record made on a day. */
function retentionEnd(madeOn: string): string {
  return `${Number(madeOn.slice(0, 4)) + RETENTION_YEARS}-12-31`
}

/** The end of the retention of a user's contracts and invoices. Null without any. */
async function lockedUntil(db: Queries, userId: string, now: Date): Promise<string | null> {
  const contracts = await bookingsOf(db, userId, now)
    .select('booking.end_date as day')
    .where('booking.status', '=', 'BOOKING_COMPLETED')
    .execute()
  const invoices = await db
    .selectFrom('invoice')
    .select((eb) => eb.fn<string>('greatest', ['issued_on', 'credited_on']).as('day'))
    .where('recipient_id', '=', userId)
    .execute()

  const last = [...contracts, ...invoices]
    .map(({ day }) => day)
    .toSorted()
    .at(-1)
  return last ? retentionEnd(last) : null
}

/** Does all of it, one after the other, also after a failure. @throws {AggregateError} with all failures. */
export async function settleAll(deletions: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const remove of deletions) {
    try {
      await remove()
    } catch (error) {
      failures.push(error)
    }
  }

  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files could not be deleted`)
}

/** Deleted accounts whose retention has ended by that day, at most `limit`. */
async function listUnlocked(db: Queries, today: string, { ready, limit }: Due): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('locked_until', '<', today)
    .where(ready)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends the retention of a user's records. */
async function unlock(trx: Queries, userId: string): Promise<void> {
  await trx.updateTable('app_user').set({ locked_until: null }).where('id', '=', userId).execute()
}

/** Prevents concurrent rows that refer to the user, until the transaction ends. */
async function lockUserForDeletion(trx: Queries, userId: string): Promise<void> {
  await trx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute()
}

/** The bookings of a user as tenant or landlord. */
function bookingsOf(db: Queries, userId: string, now: Date) {
  return db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .where((eb) => eb.or([eb('booking.tenant_id', '=', userId), eb('flat.owner_id', '=', userId)]))
    .orderBy('booking.id')
}

/** Bookings under way, of either side: the same rule as `isRunning`. */
async function listRunning(db: Queries, userId: string, now: Date) {
  return bookingsOf(db, userId, now)
    .select([
      'booking.id',
      'booking.status',
      'booking.start_date',
      'booking.end_date',
      'flat.title_en',
      'flat.title_local',
      'flat.language_tag',
    ])
    .where('booking.status', 'in', RUNNING_STATUSES)
    .where((eb) =>
      eb.or([eb('booking.status', '<>', 'BOOKING_COMPLETED'), eb('booking.end_date', '>=', dayOf(now))]),
    )
    .execute()
}

type RunningRow = Awaited<ReturnType<typeof listRunning>>[number]

/** Unanswered requests by a user, and for the user's flats. */
async function listUnanswered(db: Queries, userId: string, now: Date) {
  const rows = await bookingsOf(db, userId, now)
    .select(['booking.id', 'booking.tenant_id'])
    .where('booking.status', 'in', UNCONFIRMED_STATUSES)
    .execute()
  const isMade = (row: { tenant_id: string }) => row.tenant_id === userId

  return {
    made: rows.filter(isMade).map(({ id }) => id),
    received: rows.filter((row) => !isMade(row)).map(({ id }) => id),
  }
}
