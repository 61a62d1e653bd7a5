import type { PageContext } from './page-context.ts'

const MAX_FORM_BYTES = 16_384

/** The fields of a posted form, by name. */
export type Form = Readonly<Record<string, string | undefined>>

/**
 * Reads a posted HTML form.
 * @throws 415 for another content type, 413 if it exceeds the limit of our forms.
 */
export async function readForm(ctx: PageContext): Promise<Form> {
  if (!ctx.is('application/x-www-form-urlencoded')) ctx.throw(415)

  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of ctx.req as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_FORM_BYTES) ctx.throw(413)
    chunks.push(chunk)
  }

  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')))
}
