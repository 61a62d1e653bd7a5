import type { WaitingImage } from '@domizil/api/schemas'
import { type EditableImage, MAX_IMAGES, moveImage, withMainImage } from '@domizil/domain'
import { addJobs, type LeasedJob } from '../../infrastructure/job/index.ts'
import { scheduleFileDeletion } from '../../infrastructure/storage/index.ts'
import { type Clock, DomainError, type User } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { flatNotFound, lockFlat, lockOwnFlat, presentWaitingImage } from '../flat/index.ts'
import type { ChangeImages } from './change-images.ts'
import { insertImages } from './image-repository.ts'
import { type ImageStore, keyOf } from './image-store.ts'
import { photoName } from './photo-name.ts'
import { refuseMore } from './refuse-more.ts'
import {
  deleteOldProblems,
  deleteWaiting,
  findPrepared,
  findWaiting,
  insertWaiting,
  setProblem,
} from './waiting-image-repository.ts'

/** The kind of job that makes the sizes of a picture. */
export const PREPARE_IMAGE = 'PREPARE_IMAGE'

type Problem = NonNullable<WaitingImage['problem']>

interface Dependencies {
  db: Database
  clock: Clock
  store: ImageStore
  change: ChangeImages
}

/** Pictures that take seconds to read: a job does it, while their owner goes on. */
export function createWaitingImages({ db, clock, store, change }: Dependencies) {
  /** The file is of no use any more. */
  const fail = (id: number, problem: Problem) =>
    db.transaction().execute(async (trx) => {
      const key = await setProblem(trx, id, problem)
      if (key !== undefined) await scheduleFileDeletion(trx, { pictures: [key] }, clock())
    })

  return {
    /** Takes a picture that `storeImage` would take long for. */
    async keep(actor: User, flatId: number, bytes: Uint8Array, fileName?: string): Promise<WaitingImage> {
      await store.keepOriginal(bytes)
      const row = { flat_id: flatId, key: keyOf(bytes), file_name: photoName(fileName) }

      return db.transaction().execute(async (trx) => {
        await lockOwnFlat(trx, actor, flatId)
        const same = await findPrepared(trx, flatId, row.key)
        if (same) return presentWaitingImage(same)
        await refuseMore(trx, flatId)
        await deleteOldProblems(trx, flatId, MAX_IMAGES)
        const id = await insertWaiting(trx, row)
        await addJobs(trx, PREPARE_IMAGE, [{ imageId: id }], clock())
        return presentWaitingImage({ ...row, id, problem: null })
      })
    },

    /**
     * Does a job of the kind PREPARE_IMAGE: the picture is among the flat's afterwards, or says why it cannot be. What a
     * busy machine has not done in time is tried again.
     */
    async prepare({ payload }: Pick<LeasedJob, 'payload'>): Promise<void> {
      const waiting = await findWaiting(db, Number(payload['imageId']))
      if (!waiting || waiting.problem) return
      const { id, flat_id: flatId, key, file_name: fileName } = waiting

      const stored = await store.storeKept(key).catch((error: unknown) => {
        const problem = problemIn(error)
        return problem ? fail(id, problem) : Promise.reject(error)
      })
      if (!stored) return

      const picture = { ...stored, fileName }
      await change({
        lock: async (trx) => (await lockFlat(trx, flatId)) ?? missing(),
        act: async (trx, before) => {
          const [isWanted] = await deleteWaiting(trx, flatId, [id])
          if (isWanted) await insertImages(trx, flatId, [{ ...picture, id }], before.length)
          return (all) => withMainImage(inOrderOfArrival(all, id))
        },
      })
      await store.dropOriginal(key)
    },

    /** Says of a picture that no attempt is left to prepare it. */
    giveUp: ({ payload }: Pick<LeasedJob, 'payload'>): Promise<void> =>
      fail(Number(payload['imageId']), 'NOT_PREPARED'),
  }
}

/** Those that came after it and were ready at once follow it: they were chosen together. */
function inOrderOfArrival(images: EditableImage[], id: number): EditableImage[] {
  const next = images.findIndex((image) => image.id > id)
  return next < 0 ? images : moveImage(images, id, next)
}

function problemIn(error: unknown): Problem | undefined {
  if (!(error instanceof DomainError)) return undefined
  if (error.code === 'IMAGE_TOO_SMALL') return 'TOO_SMALL'
  return error.statusCode === 415 ? 'UNREADABLE' : undefined
}

function missing(): never {
  throw flatNotFound()
}
