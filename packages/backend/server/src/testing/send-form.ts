import type { User } from '../foundation/kernel/index.ts'
import { pdfOf } from './pdf-of.ts'
import type { TestServer } from './test-server.ts'

interface Form {
  as?: Partial<User>
  fields?: Record<string, string>
  headers?: Record<string, string>
  file?: { name: string; bytes: Uint8Array<ArrayBuffer>; type?: string }
}

/** Sends a multipart form, as a browser would. */
export async function sendForm(
  server: TestServer,
  url: string,
  { as, fields = {}, headers: extra = {}, file }: Form,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) {
    const { name, bytes, type = 'application/pdf' } = file
    form.append('file', new Blob([bytes], { type }), name)
  }

  const headers = await headersFor(server, as)
  for (const [name, value] of Object.entries(extra)) headers.set(name, value)
  const reply = await fetch(`${server.origin}/api${url}`, { method: 'POST', headers, body: form })
  return { status: reply.status, body: JSON.parse(await reply.text()) }
}

/** A PDF of one page with these words on it. */
export function aPdf(words = 'contract'): Buffer<ArrayBuffer> {
  const stream = Buffer.from(`BT /F1 12 Tf 72 770 Td (${words}) Tj ET`)
  return pdfOf({ page: '/Contents 4 0 R', objects: [{ dict: '', stream }] })
}

/** Fetches a file. */
export async function download(server: TestServer, url: string, as?: Partial<User>) {
  const headers = await headersFor(server, as)
  const reply = await fetch(`${server.origin}/api${url}`, { headers })
  return {
    status: reply.status,
    header: (name: string) => reply.headers.get(name),
    bytes: Buffer.from(await reply.arrayBuffer()),
  }
}

async function headersFor(server: TestServer, as: Partial<User> | undefined): Promise<Headers> {
  const headers = new Headers()
  if (as) headers.set('authorization', `Bearer ${await server.tokenFor(as)}`)
  return headers
}
