import type { Clock } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { scheduleFileDeletion, type Storage, type StoredFile } from '../storage/index.ts'
import type { PdfFile } from './pdf-file.ts'

interface Dependencies {
  db: Database
  clock: Clock
  storage: Storage
}

/** Stores documents by the hash of their content. */
export function createDocumentStore({ db, clock, storage }: Dependencies) {
  return {
    /** Keeps a document and gives back under which key. It stays only if a booking refers to it within a day. */
    async put({ sha256, bytes }: PdfFile): Promise<string> {
      const key = `documents/${sha256.slice(0, 2)}/${sha256}.pdf`
      await scheduleFileDeletion(db, { documents: [key] }, clock())
      if (!(await storage.head(key))) await storage.put(key, bytes)
      return key
    },
    open: (key: string): Promise<StoredFile | undefined> => storage.stream(key),
  }
}
