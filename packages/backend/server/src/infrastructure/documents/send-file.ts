import type { FastifyReply } from 'fastify'
import type { StoredFile } from '../storage/index.ts'

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
