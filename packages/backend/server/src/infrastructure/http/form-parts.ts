import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { refuse } from './http-refusals.ts'

/**
 * The parts of a multipart form, sequentially.
 *
 * @throws {DomainError} MALFORMED_BODY (400) for a malformed or truncated form.
 */
export async function* formParts(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts()
  } catch (error) {
    throw asRefusal(error)
  }
}

/** Converts parser errors into a refusal; fastify's own refusals have a status already. */
export function asRefusal(error: unknown): unknown {
  const isKnown = error instanceof Error && 'statusCode' in error
  return isKnown ? error : refuse('MALFORMED_BODY', { cause: error })
}

type FilePart = Extract<Awaited<ReturnType<FastifyRequest['file']>>, object>

/**
 * Reads an uploaded file into memory.
 *
 * @throws the error of `tooLarge` for a file beyond the limit, and a refusal for a truncated body.
 */
export async function bytesOf(part: FilePart, tooLarge: () => Error): Promise<Buffer> {
  const bytes = await part.toBuffer().catch((error: unknown) => {
    throw part.file.truncated ? tooLarge() : asRefusal(error)
  })
  // toBuffer checks with each chunk: a limit that is reached between two chunks is known only after the last one.
  if (part.file.truncated) throw tooLarge()

  return bytes
}
