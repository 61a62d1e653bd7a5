import { MAX_ID } from '@domizil/domain'
import { type Clock, dayOf } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import type { StoredFile } from '../../infrastructure/storage/index.ts'
import { isSigned } from '../flat/index.ts'
import { findImageOf, findOpenImage } from './image-repository.ts'
import type { ImageStore } from './image-store.ts'

/** What a signed address says beside the key: whose picture, and since when it may be fetched. */
export type Signature = Partial<Record<'flat' | 'day' | 'access', unknown>>

/** A picture on its way out. */
export interface OpenImage {
  file: StoredFile
  /** Whether everybody may see it. */
  isOpen: boolean
}

/** Opens pictures by their address. */
export function createImageOpener({ db, clock, store }: { db: Database; clock: Clock; store: ImageStore }) {
  async function isSignedFor(key: string, { flat, day, access }: Signature): Promise<boolean> {
    const flatId = Number(flat)
    const isAsked = Number.isInteger(flatId) && flatId > 0 && flatId <= MAX_ID
    if (!isAsked || typeof day !== 'string' || typeof access !== 'string') return false

    const image = await findImageOf(db, flatId, key)
    return image !== undefined && isSigned(image, { day, access }, dayOf(clock()))
  }

  /**
   * One size of a picture, as long as a flat shows it that is open to everybody, or that the address was signed for.
   * Asked of the database each time: what was removed is gone at once, whichever server removed it.
   */
  return async (key: string, fileName: string, signature: Signature): Promise<OpenImage | undefined> => {
    const isOpen = (await findOpenImage(db, key)) !== undefined
    if (!isOpen && !(await isSignedFor(key, signature))) return undefined

    const file = await store.openImage(key, fileName)
    return file && { file, isOpen }
  }
}
