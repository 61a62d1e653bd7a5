import { createHash } from 'node:crypto'

/** Files by name: a storage, or a folder. */
export interface Files {
  list(): AsyncIterable<string>
  get(name: string): Promise<Buffer | undefined>
  put(name: string, bytes: Uint8Array): Promise<void>
}

/** What was copied: number, bytes and sum are the same for the same files, whatever their order. */
export interface CopiedFiles {
  count: number
  bytes: number
  sum: string
  /** How many were not there before. */
  written: number
}

const AT_ONCE = 16

/** A file could not be copied as it was. */
export class FileCopyError extends Error {
  override readonly name = 'FileCopyError'
  readonly code = 'COPY_FAILED'
}

/**
 * Copies what is missing or different, reads each file back and compares. Nothing is deleted in `to`.
 *
 * @throws {FileCopyError} if a file is not in `to` as it is in `from`.
 */
export async function copyFiles(from: Files, to: Files): Promise<CopiedFiles> {
  const copied: CopiedFiles = { count: 0, bytes: 0, sum: '', written: 0 }
  let sum = 0n
  const take = async (name: string) => {
    const file = await copyFile(name, from, to)
    if (!file) return
    copied.count += 1
    copied.bytes += file.bytes
    copied.written += file.isWritten ? 1 : 0
    sum += BigInt(`0x${file.hash.slice(0, 16)}`)
  }

  for await (const names of inBatches(from.list())) await Promise.all(names.map(take))
  return { ...copied, sum: sum.toString(16) }
}

/** Undefined for a file that was deleted meanwhile. */
async function copyFile(name: string, from: Files, to: Files) {
  const bytes = await from.get(name)
  if (!bytes) return undefined

  const isWritten = !(await to.get(name))?.equals(bytes)
  if (isWritten) {
    await to.put(name, bytes)
    if (!(await to.get(name))?.equals(bytes)) throw new FileCopyError(`${name} did not arrive as it was.`)
  }
  const hash = createHash('sha256').update(name).update('\0').update(bytes).digest('hex')
  return { bytes: bytes.length, hash, isWritten }
}

async function* inBatches(names: AsyncIterable<string>): AsyncIterable<string[]> {
  let batch: string[] = []
  for await (const name of names) {
    batch.push(name)
    if (batch.length < AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
