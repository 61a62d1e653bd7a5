import type { Storage, StoredFile } from '../storage/storage.ts'
import type { PdfFile } from './pdf-file.ts'

/** Where documents are kept, by the hash of their content. */
export function createDocumentStore(storage: Storage) {
  return {
    /** Keeps a document and gives back under which key. */
    async put({ sha256, bytes }: PdfFile): Promise<string> {
      const key = `documents/${sha256.slice(0, 2)}/${sha256}.pdf`
      if (!(await storage.head(key))) await storage.put(key, bytes)
      return key
    },
    open: (key: string): Promise<StoredFile | undefined> => storage.stream(key),
  }
}
