import path from 'node:path'
import type { ChangeRecord, Registry } from '@domizil/federation'
import { type RegistryHome, storeOf } from './store.ts'

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
interface ArchiveFile {
  readonly name: string
  readonly text: string
}

/** A registry without its oldest changes if it has too many, and the file that takes them. */
export function archived(registry: Registry): { registry: Registry; file?: ArchiveFile } {
  const { history = [] } = registry
  if (history.length < RECORDS_KEPT + RECORDS_MOVED) return { registry }

  const moved = history.slice(0, history.length - RECORDS_KEPT)
  const name = `${ARCHIVE}/${String(moved[0]?.revision).padStart(10, '0')}.json`
  const file = { name, text: `${JSON.stringify(moved)}\n` }
  return { registry: { ...registry, history: history.slice(-RECORDS_KEPT) }, file }
}

/** The folder of the archive. No app can have this name. */
export const ARCHIVE = '.history'

/** The older changes of a registry. */
export function archiveOf(home: RegistryHome): HistoryArchive {
  const store = storeOf(home)
  return {
    async list() {
      const names = [...(await store.list(ARCHIVE)).keys()].map((name) => path.posix.basename(name))
      return names
        .filter((name) => ARCHIVED.test(name))
        .toSorted()
        .toReversed()
    },
    async read(name) {
      const found = await store.read(`${ARCHIVE}/${name}`)
      return JSON.parse(found?.toString('utf8') ?? '[]') as ChangeRecord[]
    },
  }
}

const ARCHIVED = /^\d{10}\.json$/

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
