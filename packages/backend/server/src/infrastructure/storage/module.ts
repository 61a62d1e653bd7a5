import { defineRoom } from '../../foundation/kernel/index.ts'
import { refuse } from './storage-refusals.ts'

export { createLocalStorage } from './local-storage.ts'
export { openStorage, openWatchedStorage, type StorageConfig } from './open-storage.ts'

/** Files of pictures and documents. */
export const storageRoom = defineRoom({
  refusals: refuse.table,
})
