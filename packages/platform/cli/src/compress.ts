import { readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isPublicFile, type Release } from '@domizil/federation'
import { linkFile, namesByContent } from './place-files.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const WORTH_IT = /\.(js|mjs|css|json|svg|html|txt)$/
const MIN_BYTES = 1024
/** Brotli's highest level takes 1.5 s per megabyte; one level less takes 0.6 s and costs 1.5 % of size. */
const BIG_FILE_BYTES = 600 * 1024
/** The levels of Brotli and gzip. */
const QUICK = [6, 6] as const
const AT_ONCE = 2

/** `best` for what many visitors fetch; `quick` takes a twentieth of the time for files a tenth larger. */
export type Compression = 'best' | 'quick'

/**
 * Writes a `.br` and a `.gz` beside every file that gets smaller by it, two at a time, off the main thread. Files with one
 * content are compressed once.
 * @param files their hashes by name.
 * @throws the reason of the signal, before the next file.
 */
export async function compressFiles(
  folder: string,
  files: Release['files'],
  {
    compression = 'best',
    signal,
  }: { readonly compression?: Compression; readonly signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const isWorthIt = (file: string) =>
    isPublicFile(file) && WORTH_IT.test(file) && statSync(path.join(folder, file)).size >= MIN_BYTES
  const waiting = namesByContent(files, isWorthIt)

  const work = async () => {
    for (let names = waiting.pop(); names; names = waiting.pop()) {
      signal?.throwIfAborted()
      const [file, ...others] = names
      await compressFile(path.join(folder, file), compression)
      for (const form of ['.br', '.gz']) {
        for (const other of others)
          await linkFile(path.join(folder, file + form), path.join(folder, other + form))
      }
    }
  }
  // Both have ended before the folder may go.
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

async function compressFile(file: string, compression: Compression): Promise<void> {
  const bytes = readFileSync(file)
  const best = bytes.length > BIG_FILE_BYTES ? 10 : 11
  const [brotli, level] = compression === 'best' ? [best, 9] : QUICK
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }

  await writeFile(`${file}.br`, await toBrotli(bytes, { params }))
  await writeFile(`${file}.gz`, await toGzip(bytes, { level }))
}
