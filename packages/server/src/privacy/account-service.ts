import type { DeletedAccount } from '@domizil/contract/schemas'
import { addHours, DEFAULT_LOCALE, formatDay, textFor } from '@domizil/domain'
import { endBookings } from '../booking/booking-end-repository.ts'
import { lockPerson } from '../booking/lock-person.ts'
import { createImageStore } from '../image/image-store.ts'
import { addJobs, type TakenJob } from '../job/job-repository.ts'
import type { User } from '../lib/actor.ts'
import { dayOf } from '../lib/clock.ts'
import { DomainError } from '../lib/errors.ts'
import type { Queries } from '../lib/queries.ts'
import type { ServiceDependencies } from '../lib/service-dependencies.ts'
import { listUnlocked, lockLeaver, unlock } from './account-repository.ts'
import { eraseBookings, eraseContracts } from './erase-bookings.ts'
import { blurAddresses, eraseFlats } from './erase-flats.ts'
import { anonymiseReviews, erasePerson, eraseTraces } from './erase-person.ts'
import { type Leftovers, REMOVE_FILES, withoutShared } from './leftovers.ts'
import { lockedUntil } from './retention.ts'
import { listRunning, listUnanswered, type RunningRow } from './running-booking-repository.ts'

export type AccountService = ReturnType<typeof createAccountService>

/** The kind of job that ends what a deletion has begun. */
export const FINISH_DELETION = 'FINISH_DELETION'

/** Longer than an access token lives: what one has still written after the deletion goes as well. */
const HOURS_UNTIL_TOKENS_ARE_OVER = 0.25

/** The rest has its turn the next time. */
const MAX_UNLOCKED_AT_ONCE = 100

interface Deletion extends Leftovers {
  userId: string
}

/** Lets people leave. */
export function createAccountService(dependencies: ServiceDependencies) {
  const { db, clock, log, storage, identityAccounts, forgetUser } = dependencies
  const images = createImageStore(storage)

  async function removeFiles(leftovers: Leftovers): Promise<void> {
    const { pictures, documents } = await withoutShared(db, leftovers)
    for (const key of pictures) await images.removeImage(key)
    for (const key of documents) await storage.delete(key)
  }

  /** Nobody signs in to what is gone, from the answer on. Where the identity service is away, the job does it later. */
  async function closeSignIn(userId: string): Promise<void> {
    try {
      await identityAccounts?.remove(userId)
    } catch (error) {
      log.warn({ err: error }, 'A deleted account can be signed in to until its job has run')
    }
  }

  async function eraseRecords(userId: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const leftovers: Leftovers = { pictures: [], documents: await eraseContracts(trx, userId) }
      await blurAddresses(trx, userId, 'ALL')
      await unlock(trx, userId)
      await addJobs(trx, REMOVE_FILES, [leftovers], clock())
    })
  }

  return {
    /**
     * Deletes the actor's account and all that is kept of them. Contracts and invoices stay, locked, as long as the law
     * asks; reviews stay without a name. Open requests end, and the other side is told.
     *
     * @throws {DomainError} BOOKINGS_RUNNING (409), naming them.
     */
    async remove(actor: User): Promise<DeletedAccount> {
      const now = clock()

      const deleted = await db.transaction().execute(async (trx) => {
        await lockPerson(trx, actor.id, () => lockLeaver(trx, actor.id))
        refuseRunning(await listRunning(trx, actor.id, dayOf(now)), actor)

        const { until, leftovers } = await erase(trx, actor.id, now)
        const deletion: Deletion = { userId: actor.id, ...leftovers }
        await addJobs(trx, FINISH_DELETION, [deletion], now)
        await addJobs(trx, FINISH_DELETION, [deletion], addHours(now, HOURS_UNTIL_TOKENS_ARE_OVER))
        return { lockedUntil: until }
      })

      forgetUser?.(actor.id)
      await closeSignIn(actor.id)
      return deleted
    },

    /** Does a job of the kind FINISH_DELETION: closes the sign-in, and takes files and late traces away. */
    async finishDeletion({ payload }: TakenJob): Promise<void> {
      // Written by `remove`.
      const { userId, ...files } = payload as unknown as Deletion

      if (identityAccounts) await identityAccounts.remove(userId)
      else log.warn({ user: userId }, 'A deleted account has to be removed from the identity service by hand')
      const { leftovers } = await db.transaction().execute((trx) => erase(trx, userId, clock()))
      await removeFiles({
        pictures: [...files.pictures, ...leftovers.pictures],
        documents: [...files.documents, ...leftovers.documents],
      })
    },

    /** Does a job of the kind REMOVE_FILES. */
    removeFiles: ({ payload }: TakenJob) => removeFiles(payload as unknown as Leftovers),

    /** Erases what had to be kept of those who have left, once the law asks for it no longer. For a timer. */
    async eraseUnlocked(): Promise<void> {
      const ids = await listUnlocked(db, dayOf(clock()), MAX_UNLOCKED_AT_ONCE)
      for (const id of ids) await eraseRecords(id)
    },
  }
}

/** May be done again: what is gone already costs nothing. */
async function erase(trx: Queries, userId: string, now: Date) {
  const { made, received } = await listUnanswered(trx, userId)
  await endBookings(trx, made, 'CANCELED_BY_TENANT', now, { actor: 'TENANT', actorId: userId })
  await endBookings(trx, received, 'FLAT_WITHDRAWN', now)

  const until = await lockedUntil(trx, userId)
  const pictures = await eraseFlats(trx, userId, now)
  const documents = await eraseBookings(trx, userId)
  await anonymiseReviews(trx, userId)
  await eraseTraces(trx, userId)
  await erasePerson(trx, userId, until, now)

  return { until, leftovers: { pictures, documents } }
}

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
  throw new DomainError(409, 'BOOKINGS_RUNNING', { values: { bookings }, details })
}
