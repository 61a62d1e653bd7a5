import type { FastifyReply } from 'fastify'
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

/** Sends a file as a download that browsers do not render or execute, cacheable by the caller only. */
export function sendPdf(reply: FastifyReply, download: Download): Buffer {
  return sendFile(reply, download, 'application/pdf')
}

/** Sends a file of another type, as `sendPdf` does. */
export function sendFile(reply: FastifyReply, { name, content }: Download, type: string): Buffer {
  reply
    .type(type)
    .header('content-disposition', disposition(name))
    .header('content-security-policy', "default-src 'none'; sandbox")
  if (Buffer.isBuffer(content)) return content

  reply.header('content-length', content.bytes)
  // Fastify hands a stream on as it is.
  return content.content as unknown as Buffer
}

/** A `Content-Disposition` header: old readers get plain letters, all others the name as it is (RFC 6266). */
export function disposition(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w .-]/g, '_')
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )

  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

/** A file to send. */
export interface Download {
  name: string
  content: Buffer | StoredFile
}
