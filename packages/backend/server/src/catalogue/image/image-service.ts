import type { OwnImage, WaitingImage } from '@domizil/api/schemas'
import {
  chooseMainImage,
  type FlatStatus,
  issuesOnRemovingImages,
  MIN_IMAGES_TO_PUBLISH,
  moveImage,
  withMainImage,
} from '@domizil/domain'
import { sql } from 'kysely'
import type { Clock, User } from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { scheduleFileDeletion, type Storage } from '../../infrastructure/storage/index.ts'
import { lockOwnFlat } from '../flat/index.ts'
import { createImageChange } from './change-images.ts'
import { refuse } from './image-refusals.ts'
import { deleteImages, insertImages, listRanked, type RankedImage } from './image-repository.ts'
import { createImageStore, keyOf, pathOf } from './image-store.ts'
import { createImageOpener } from './open-image.ts'
import { photoName } from './photo-name.ts'
import { refuseMore } from './refuse-more.ts'
import { deleteWaiting, findPrepared, listWaitingIds } from './waiting-image-repository.ts'
import { createWaitingImages } from './waiting-images.ts'

export type ImageService = ReturnType<typeof createImageService>

interface Dependencies {
  db: Database
  clock: Clock
  storage: Storage
  /** Whether an administrator looks at a flat before it is listed, and at its changes afterwards. */
  flatReview: boolean
  /** Whether HEIC is read; true by default. */
  readsHeic?: boolean
}

/** The look of a picture of one colour, or of none. */
const NO_LOOK = '0'.repeat(64)
/** At a few milliseconds each, as many as a run may take; the next one goes on. */
const MOST_AT_ONCE = 2_000

/**
 * The pictures of a flat. All calls except reading are for the owner only, and throw FLAT_NOT_FOUND for another
 * user's flat. The files of a removed picture are deleted after a day, unless another flat
 * refers to them, or an administrator has not looked at the change yet.
 */
export function createImageService({ db, clock, storage, flatReview, readsHeic = true }: Dependencies) {
  const store = createImageStore(storage, { readsHeic })
  const changeImages = createImageChange({ db, clock, flatReview })

  const waiting = createWaitingImages({ db, clock, store, change: changeImages })

  const change = (
    actor: User,
    flatId: number,
    act: Parameters<typeof changeImages>[0]['act'],
  ): Promise<OwnImage[]> => changeImages({ lock: (trx) => lockOwnFlat(trx, actor, flatId), act })

  return {
    storeImage: store.storeImage,
    openImage: createImageOpener({ db, clock, store }),

    /** Does a job of the kind PREPARE_IMAGE. */
    prepare: waiting.prepare,
    /** Ends one that has failed for good. */
    giveUpPreparing: waiting.giveUp,

    /** Looks at each picture that was not looked at yet. */
    lookAtNew: () => lookAtNew(db, storage),

    /**
     * Adds a picture at the end, or takes one that a job will add. The first one becomes the main picture. `fileName` is
     * kept for the owner. Of a file that the flat has already resolves with its picture: a browser that has not got the answer
     * sends it again.
     *
     * @throws {DomainError} what `storeImage` throws, and TOO_MANY_IMAGES (409).
     */
    async upload(
      actor: User,
      flatId: number,
      bytes: Uint8Array,
      fileName?: string,
    ): Promise<OwnImage | WaitingImage> {
      const key = keyOf(bytes)
      // Asked before the expensive part, and again by `change`.
      await db.transaction().execute(async (trx) => {
        await lockOwnFlat(trx, actor, flatId)
        const isNew = !(await isPictureOf(trx, flatId, key))
        if (isNew) await refuseMore(trx, flatId)
        await scheduleFileDeletion(trx, { pictures: [key] }, clock())
      })
      if (await store.takesLong(bytes)) return waiting.keep(actor, flatId, bytes, fileName)
      const stored = await store.storeImage(bytes)
      const picture = { ...stored, fileName: photoName(fileName) }
      let shown: number | undefined
      const images = await change(actor, flatId, async (trx, before) => {
        const same = before.find((image) => image.key === key)
        if (!same) await refuseMore(trx, flatId)
        shown = same?.id ?? (await insertImages(trx, flatId, [picture], before.length))[0]
        return withMainImage
      })
      return images.find(({ id }) => id === shown) ?? missing()
    },

    /**
     * Adds pictures at the end, in their order: all of them or none.
     *
     * @throws {DomainError} what `storeImage` throws, and TOO_MANY_IMAGES (409).
     */
    async addAll(actor: User, flatId: number, pictures: readonly Uint8Array[]): Promise<OwnImage[]> {
      const stored = await Promise.all(
        pictures.map(async (bytes) => ({ ...(await store.storeImage(bytes)), fileName: null })),
      )

      return change(actor, flatId, async (trx, before) => {
        await refuseMore(trx, flatId, stored.length)
        await insertImages(trx, flatId, stored, before.length)
        return withMainImage
      })
    },

    /** @throws {DomainError} 404 IMAGE_NOT_FOUND if the flat has no such picture. */
    setMain: (actor: User, flatId: number, imageId: number) =>
      change(actor, flatId, async (_trx, images) => {
        refuseStrangers(images, [imageId])
        return (all) => chooseMainImage(all, imageId)
      }),

    /**
     * Takes pictures away, also those that are not ready; if the main one is among them, the first of the others becomes it.
     *
     * @throws {DomainError} FLAT_NEEDS_IMAGES (409) for a flat that is listed or in review, where too few would stay.
     */
    remove: (actor: User, flatId: number, imageIds: number[]) =>
      change(actor, flatId, async (trx, images, { status }) => {
        refuseStrangers([...images, ...(await listWaitingIds(trx, flatId))], imageIds)
        const remaining = images.filter(({ id }) => !imageIds.includes(id))
        if (remaining.length < images.length) refuseTooFew(status, remaining.length)
        const pictures = await deleteImages(trx, flatId, imageIds)
        const unready = (await deleteWaiting(trx, flatId, imageIds)).map(({ key }) => key)
        await scheduleFileDeletion(trx, { pictures: [...pictures, ...unready] }, clock())
        return withMainImage
      }),

    /** Puts a picture at a place, counted from 0. */
    setRank: (actor: User, flatId: number, imageId: number, rank: number) =>
      change(actor, flatId, async (_trx, images) => {
        refuseStrangers(images, [imageId])
        return (all) => moveImage(all, imageId, rank)
      }),

    /** @throws {DomainError} IMAGES_NOT_ALL_NAMED (422) unless every picture is named exactly once. */
    sort: (actor: User, flatId: number, imageIds: number[]) =>
      change(actor, flatId, async (_trx, images) => {
        refuseStrangers(images, imageIds)
        const isComplete = new Set(imageIds).size === images.length && imageIds.length === images.length
        if (!isComplete) throw refuse('IMAGES_NOT_ALL_NAMED')
        return (all) => all.toSorted((one, other) => imageIds.indexOf(one.id) - imageIds.indexOf(other.id))
      }),
  }
}

/** Whether a file is among the pictures of a flat, or is being prepared to be. */
async function isPictureOf(trx: Queries, flatId: number, key: string): Promise<boolean> {
  const ready = await listRanked(trx, flatId)
  return ready.some((image) => image.key === key) || (await findPrepared(trx, flatId, key)) !== undefined
}

function refuseTooFew(status: FlatStatus, remaining: number): void {
  const issues = issuesOnRemovingImages(status, remaining)
  if (issues.length === 0) return
  throw refuse('FLAT_NEEDS_IMAGES', { issues, values: { limit: MIN_IMAGES_TO_PUBLISH } })
}

function refuseStrangers(images: Pick<RankedImage, 'id'>[], ids: number[]): void {
  const isKnown = (id: number) => images.some((image) => image.id === id)
  if (!ids.every(isKnown)) throw refuse('IMAGE_NOT_FOUND')
}

function missing(): never {
  throw refuse('IMAGE_NOT_FOUND')
}

/** Looks at each picture that was not looked at yet: those that did not come by an upload. */
async function lookAtNew(db: Database, storage: Storage): Promise<void> {
  for (const key of await listUnseen(db, MOST_AT_ONCE)) await setLook(db, key, await lookAt(storage, key))
}

async function lookAt(storage: Storage, key: string): Promise<string> {
  // The image library takes 20 MB: it is loaded on demand.
  const { lookOf } = await import('./look-of.ts')
  const picture = await storage.get(pathOf(key, 'thumb'))
  // A file that is gone, or damaged, must not be read again for ever.
  return picture ? lookOf(picture).catch(() => NO_LOOK) : NO_LOOK
}

/** The keys of the oldest pictures that were not looked at yet. */
async function listUnseen(db: Queries, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('flat_image')
    .select('key')
    .where('look', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()

  return [...new Set(rows.map(({ key }) => key))]
}

/** Stores how a picture looks, for every flat that shows it. */
async function setLook(db: Queries, key: string, look: string): Promise<void> {
  await sql`UPDATE flat_image SET look = ${look}::text::bit(64) WHERE key = ${key} AND look IS NULL`.execute(
    db,
  )
}
