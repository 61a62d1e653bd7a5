export {
  type UnreferencedFiles,
  scheduleFileDeletion,
  REMOVE_FILES,
  withoutShared,
} from './unreferenced-files.ts'
export type { Storage, StoredFile } from './storage.ts'
