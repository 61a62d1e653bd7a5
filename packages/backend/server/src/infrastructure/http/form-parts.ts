import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { refuse } from './http-refusals.ts'

/**
 * The parts of a multipart form, one after the other.
 *
 * @throws {DomainError} MALFORMED_BODY (400) for what is no form, or ends in the middle of one.
 */
export async function* formParts(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts()
  } catch (error) {
    throw asRefusal(error)
  }
}

/** What fastify refuses itself has a status; anything else is the reader's, which could not make sense of the bytes. */
export function asRefusal(error: unknown): unknown {
  const isKnown = error instanceof Error && 'statusCode' in error
  return isKnown ? error : refuse('MALFORMED_BODY', { cause: error })
}

type FilePart = Extract<Awaited<ReturnType<FastifyRequest['file']>>, object>

/**
 * The bytes of an uploaded file.
 *
 * @throws what `tooLarge` makes for a file beyond the limit, and a refusal for a body that breaks off.
 */
export async function bytesOf(part: FilePart, tooLarge: () => Error): Promise<Buffer> {
  const bytes = await part.toBuffer().catch((error: unknown) => {
    throw part.file.truncated ? tooLarge() : asRefusal(error)
  })
  // toBuffer looks with each piece: a limit that falls between two pieces is known only after the last one.
  if (part.file.truncated) throw tooLarge()

  return bytes
}
