import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { lock } from 'proper-lockfile'
import { RefusedError } from './refused-error.ts'
import { filesOf } from './release-folder.ts'

/** How often a change is made again because another process has changed the file meanwhile. */
const ATTEMPTS = 3

/** A file of a registry. */
export interface StoredFile {
  readonly bytes: number
  /** When it was written, in milliseconds since 1970. */
  readonly at: number
}

/** A change of a text; the same text changes nothing. It may be made again, with what others have made of the text. */
type Edit = (text: string | undefined) => Promise<string | undefined>

/** Where a registry keeps its files, by name: a folder, or a bucket. */
export interface Store {
  /** The folder with the versions, and a copy of what a bucket keeps. */
  readonly folder: string
  /** Undefined if there is none. @param isWhole says whether what has come is the whole file; what is not is read again. */
  read(name: string, isWhole?: (bytes: Buffer) => boolean): Promise<Buffer | undefined>
  write(name: string, bytes: Buffer): Promise<void>
  remove(name: string): Promise<void>
  /** Undefined if there is none. */
  stat(name: string): Promise<StoredFile | undefined>
  /** The files below a folder, with the time of their writing. */
  list(folder: string): Promise<Map<string, number>>
  /**
   * Replaces a text by compare-and-swap: readers see the old one or the new one.
   * @param holds says whether a text has the change that has made another one.
   * @throws {RefusedError} REGISTRY_BUSY if others keep changing it.
   */
  change(name: string, edit: Edit, holds: (found: string, made: string) => boolean): Promise<void>
}

/** A registry: its folder, or what keeps it. */
export type RegistryHome = string | Store

/** What keeps a registry. */
export function storeOf(home: RegistryHome): Store {
  return typeof home === 'string' ? folderStore(home) : home
}

/** The files in a folder, which several processes may change. */
export function folderStore(folder: string): Store {
  const placeOf = (name: string) => path.join(folder, name)
  const textOf = (name: string) => readFile(placeOf(name), 'utf8').catch(unlessMissing)

  return {
    folder,
    read: (name) => readFile(placeOf(name)).catch(unlessMissing),
    async write(name, bytes) {
      await mkdir(path.dirname(placeOf(name)), { recursive: true })
      await replaceDurably(placeOf(name), bytes)
    },
    remove: (name) => rm(placeOf(name), { force: true }),
    async stat(name) {
      const found = statSync(placeOf(name), { throwIfNoEntry: false })
      return found && { bytes: found.size, at: found.mtimeMs }
    },
    list: async (below) => filesBelow(folder, below),
    async change(name, edit) {
      mkdirSync(folder, { recursive: true })
      await withLock(folder, async () => {
        for (let left = ATTEMPTS; left > 0; left -= 1) {
          const text = await textOf(name)
          const next = await edit(text)
          if (next === undefined || next === text) return
          // Two processes can take over the lock of a dead one at once: the second makes its change of what the first has written.
          const isSame = async () => (await textOf(name)) === text
          if (await replaceDurably(placeOf(name), next, isSame)) return
        }
        const sentence = 'The registry was changed by somebody else meanwhile. Try again.'
        throw new RefusedError('REGISTRY_BUSY', sentence)
      })
    },
  }
}

function filesBelow(folder: string, below: string): Map<string, number> {
  const place = path.join(folder, below)
  const names = existsSync(place) ? filesOf(place) : []
  return new Map(
    names.flatMap((name) => {
      const found = statSync(path.join(place, name), { throwIfNoEntry: false })
      return found ? [[`${below}/${name}`, found.mtimeMs] as const] : []
    }),
  )
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

const WAIT_MS = 10_000
const PAUSE_MS = 50
/** A lock that its process has not renewed for this long is stale. */
const STALE_MS = 5_000

/** Works while no other process, also of another machine, changes the registry: REGISTRY_BUSY. A dead one's lock ends after 5 s. */
export async function withLock<T>(folder: string, work: () => T | Promise<T>, waitMs = WAIT_MS): Promise<T> {
  const release = await acquire(folder, waitMs)

  try {
    return await work()
  } finally {
    await release()
  }
}

async function acquire(folder: string, waitMs: number): Promise<() => Promise<void>> {
  const retries = { retries: Math.floor(waitMs / PAUSE_MS), factor: 1, minTimeout: PAUSE_MS }
  try {
    // The file itself may not exist yet.
    return await lock(path.join(folder, 'registry.json'), { realpath: false, stale: STALE_MS, retries })
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ELOCKED') throw cause
    const sentence = `Another process has been changing the registry for ${WAIT_MS / 1000} s. Try again.`
    throw new RefusedError('REGISTRY_BUSY', sentence)
  }
}

/** Replaces a file in one step, also across a crash, if `mayStill` agrees once the new one is on the disk; says whether it has. */
export async function replaceDurably(
  file: string,
  content: string | Buffer,
  mayStill: () => Promise<boolean> = async () => true,
): Promise<boolean> {
  const temporary = path.join(path.dirname(file), randomUUID())
  await writeFile(temporary, content, { flush: true })
  const isReplaced = await mayStill()
  await (isReplaced ? rename(temporary, file) : rm(temporary))
  return isReplaced
}

/** Replaces a file in one step, also across a crash; only this user can read it. */
export function replacePrivate(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}
