import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isPublicFile, type Registry, type Release } from '@domizil/federation'
import type { Limits } from '@domizil/federation/governance'
import { refuseOverweight, refuseSlow } from './budgets.ts'
import { type BuildSource, linkFile, namesByContent } from './release-folder.ts'
import { changeRegistry } from './registry-file.ts'
import { type RegistryHome, storeOf } from './store.ts'

/** The prefix of a version's folder while it is being copied. */
export const UNFINISHED = '.publishing-'

interface Copying {
  readonly build: BuildSource
  readonly compression: Compression | 'none'
  readonly limits: Limits
  readonly signal: AbortSignal | undefined
  /** Refuses what the copy does, before it is compressed. */
  readonly refuseFailing: (folder: string) => Promise<void>
}

/** Copies and renames, so that half a version is never visible; `announce` names it in the registry, unless another has. */
export async function copyIntoPlace(
  home: RegistryHome,
  { build, compression, limits, signal, refuseFailing }: Copying,
  announce: (registry: Registry) => Registry,
): Promise<void> {
  const { name, version } = build.release
  const registryFolder = storeOf(home).folder
  const place = path.join(registryFolder, name, version)
  mkdirSync(path.dirname(place), { recursive: true })
  const temporary = mkdtempSync(path.join(registryFolder, UNFINISHED))

  try {
    await build.copyTo(temporary, signal)
    chmodSync(temporary, 0o755) // mkdtemp grants access to its user alone, but the gateway may run as another one
    await refuseFailing(temporary)
    // A checkout that starts measures nothing.
    if (compression === 'best') refuseSlow(limits.render, temporary, build.release)
    if (compression !== 'none') {
      await compressFiles(temporary, build.release.files, { compression, signal })
      refuseOverweight(limits, temporary, build.release)
    }
    signal?.throwIfAborted()
    await changeRegistry(home, (registry) => {
      const next = announce(registry)
      if (next === registry || !existsSync(temporary)) return next // a repeated change finds it in its place
      // A folder without an entry in the registry is left over from an aborted publication.
      if (existsSync(place)) rmSync(place, { recursive: true })
      renameSync(temporary, place)
      return next
    })
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

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

/** Writes a `.br` and a `.gz` beside files that get smaller, two at a time; one content once. The signal ends it. */
async function compressFiles(
  folder: string,
  files: Release['files'],
  { compression, signal }: { compression: Compression; signal: AbortSignal | undefined },
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
