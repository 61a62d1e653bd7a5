export { type Leftovers, orderRemoval, REMOVE_FILES, withoutShared } from './leftovers.ts'
export type { Storage, StoredFile } from './storage.ts'
