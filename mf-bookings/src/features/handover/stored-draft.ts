import type { Handover } from '@domizil/api'
import type { HandoverConflict, HandoverContent } from '@domizil/domain'
import { del, get, set } from 'idb-keyval'

/** A photo of a protocol: a file of the booking by its id, or one that is on this device only. */
export type Photo = number | string
/** A protocol as it is written on this device. */
export type Draft = HandoverContent<Photo>

/** What this device stores until it is sent. */
export interface StoredDraft {
  /** The version that was changed. */
  readonly server: Handover
  readonly draft: Draft
  readonly conflicts: readonly HandoverConflict[]
  /** What was sent without an answer. */
  readonly lastSent: HandoverContent | undefined
}

/** Where the browser forbids storage, it lives as long as the page. */
const inMemory = new Map<string, unknown>()

async function read<T>(key: string): Promise<T | undefined> {
  try {
    return (await get<T>(key)) ?? (inMemory.get(key) as T | undefined)
  } catch {
    return inMemory.get(key) as T | undefined
  }
}

async function write(key: string, value: unknown): Promise<void> {
  try {
    await set(key, value)
  } catch {
    inMemory.set(key, value)
  }
}

async function remove(key: string): Promise<void> {
  inMemory.delete(key)
  try {
    await del(key)
  } catch {
    // Nothing is stored where nothing can be.
  }
}

const photoKey = (key: string, id: string) => `${key}.${id}`

/** The draft under a key, if there is one. */
export const readDraft = (key: string): Promise<StoredDraft | undefined> => read(key)
export const writeDraft = (key: string, draft: StoredDraft): Promise<void> => write(key, draft)
export const removeDraft = (key: string): Promise<void> => remove(key)

/** The file of a photo that is on this device only. */
export const readPhoto = (key: string, id: string): Promise<File | undefined> => read(photoKey(key, id))
export const writePhoto = (key: string, id: string, file: File): Promise<void> =>
  write(photoKey(key, id), file)
export const removePhoto = (key: string, id: string): Promise<void> => remove(photoKey(key, id))
