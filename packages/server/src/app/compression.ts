import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below this a packed answer would come no sooner. */
const THRESHOLD_BYTES = 1_024
/** 4 of 11: an answer is made for one caller, so the time counts as much as the size. */
const BROTLI_QUALITY = 4

/** Answers compressed as the caller likes it. Pictures and PDF are so already and go out as they are. */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    // A packed body in a request is a bomb's way in, and no client of ours sends one.
    globalDecompression: false,
  })
}
