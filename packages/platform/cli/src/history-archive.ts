import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ChangeRecord, Registry } from '@domizil/federation'
import { replaceDurably } from './replace-durably.ts'

/** How many changes the registry itself has at least: every gateway reads them with each change. */
const RECORDS_KEPT = 100
/** How many are archived at once. */
const RECORDS_MOVED = 100

/** Older changes than those of the registry, in files of a hundred. None of them ever changes. */
export interface HistoryArchive {
  /** The names of the files, the newest first. */
  list(): Promise<readonly string[]>
  read(name: string): Promise<readonly ChangeRecord[]>
}

/** A file of the archive that has to be written before the registry that has its changes no more. */
export interface ArchiveFile {
  readonly name: string
  readonly text: string
}

/** A registry without its oldest changes if it has too many, and the file that takes them. */
export function archived(registry: Registry): { registry: Registry; file?: ArchiveFile } {
  const { history = [] } = registry
  if (history.length < RECORDS_KEPT + RECORDS_MOVED) return { registry }

  const moved = history.slice(0, history.length - RECORDS_KEPT)
  const name = `${String(moved[0]?.revision).padStart(10, '0')}.json`
  const file = { name, text: `${JSON.stringify(moved)}\n` }
  return { registry: { ...registry, history: history.slice(-RECORDS_KEPT) }, file }
}

/** The folder of a registry, or the prefix in a bucket, with the files of the archive. No app can have this name. */
export const ARCHIVE = '.history'

/** The archive in the folder of a registry. */
export function archiveIn(folder: string): HistoryArchive & { write(file: ArchiveFile): void } {
  const place = path.join(folder, ARCHIVE)
  return {
    list: async () => archivedIn(existsSync(place) ? readdirSync(place) : []),
    read: async (name) => recordsIn(readFileSync(path.join(place, name), 'utf8')),
    write({ name, text }) {
      mkdirSync(place, { recursive: true })
      replaceDurably(path.join(place, name), text)
    },
  }
}

/** Whether a file of the folder is one of the archive. */
export const isArchived = (name: string) => /^\d{10}\.json$/.test(name)

/** The files of the archive among others, the newest first. */
export const archivedIn = (names: readonly string[]) => names.filter(isArchived).toSorted().toReversed()

/** The changes in a file of the archive. */
export function recordsIn(text: string): readonly ChangeRecord[] {
  return JSON.parse(text) as ChangeRecord[]
}

/** The changes of the one file that can have the one of a revision. */
export async function recordsAround(
  archive: HistoryArchive,
  revision: number,
): Promise<readonly ChangeRecord[]> {
  const name = (await archive.list()).find((one) => Number.parseInt(one, 10) <= revision)
  return name === undefined ? [] : archive.read(name)
}

/**
 * Changes older than those of the registry, the oldest first.
 * @param since leaves out files whose changes are all older, in milliseconds since 1970.
 */
export async function readArchive(
  archive: HistoryArchive,
  { history = [] }: Registry,
  since = 0,
): Promise<readonly ChangeRecord[]> {
  const first = history[0]?.revision ?? Infinity
  const found: (readonly ChangeRecord[])[] = []
  for (const name of await archive.list()) {
    // One that was written for a registry that another process has changed first may hold what the registry has.
    const records = (await archive.read(name)).filter(({ revision }) => revision < first)
    found.push(records)
    const newest = records.at(-1)
    if (newest && Date.parse(newest.at) < since) break
  }
  return found.toReversed().flat()
}
