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
 * @param last is written when all others are there: a file that names them.
 * @throws {FileCopyError} if a file is not in `to` as it is in `from`.
 */
export function copyFiles(from: Files, to: Files, last?: string): Promise<CopiedFiles> {
  return takeAll(from, (name, bytes) => write(to, name, bytes), last)
}

/** What copying them would give; nothing is written. */
export function sumUpFiles(from: Files): Promise<CopiedFiles> {
  return takeAll(from, async () => false)
}

/** `take` says whether it has written the file. One that was deleted meanwhile is left out. */
async function takeAll(
  from: Files,
  take: (name: string, bytes: Buffer) => Promise<boolean>,
  last?: string,
): Promise<CopiedFiles> {
  const copied: CopiedFiles = { count: 0, bytes: 0, sum: '', written: 0 }
  let sum = 0n
  const takeOne = async (name: string) => {
    const bytes = await from.get(name)
    if (!bytes) return
    if (await take(name, bytes)) copied.written += 1
    copied.count += 1
    copied.bytes += bytes.length
    sum += numberOf(name, bytes)
  }

  for await (const names of inBatches(from.list()))
    await Promise.all(names.filter((name) => name !== last).map(takeOne))
  if (last !== undefined) await takeOne(last)
  return { ...copied, sum: sum.toString(16) }
}

async function write(to: Files, name: string, bytes: Buffer): Promise<boolean> {
  if ((await to.get(name))?.equals(bytes)) return false

  await to.put(name, bytes)
  if (!(await to.get(name))?.equals(bytes)) throw new FileCopyError(`${name} did not arrive as it was.`)
  return true
}

function numberOf(name: string, bytes: Buffer): bigint {
  const hash = createHash('sha256').update(name).update('\0').update(bytes).digest('hex')
  return BigInt(`0x${hash.slice(0, 16)}`)
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
