import type { Handover } from '@domizil/api'
import { readFromDevice, removeFromDevice, writeToDevice } from '@domizil/app-kit/device-storage'
import type { HandoverConflict, HandoverContent } from '@domizil/domain'

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

const photoKey = (key: string, id: string) => `${key}.${id}`

/** The draft under a key, if there is one. */
export const readDraft = (key: string): Promise<StoredDraft | undefined> => readFromDevice(key)
export const writeDraft = (key: string, draft: StoredDraft): Promise<boolean> => writeToDevice(key, draft)
export const removeDraft = (key: string): Promise<void> => removeFromDevice(key)

/** The file of a photo that is on this device only. */
export const readPhoto = (key: string, id: string): Promise<File | undefined> =>
  readFromDevice(photoKey(key, id))
export const writePhoto = (key: string, id: string, file: File): Promise<boolean> =>
  writeToDevice(photoKey(key, id), file)
export const removePhoto = (key: string, id: string): Promise<void> => removeFromDevice(photoKey(key, id))
