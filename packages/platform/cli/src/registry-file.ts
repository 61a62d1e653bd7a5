import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ChangeRecord, EMPTY_REGISTRY, type Registry } from '@domizil/federation'
import { parseRegistry } from '@domizil/federation/schema'
import { RefusedError } from './refused-error.ts'
import { type RegistryHome, storeOf } from './store.ts'

/** The file of a registry that names its versions, and who gets which. */
export const REGISTRY_FILE = 'registry.json'

/** Computes the changed registry; returns the same object if there is nothing to change. */
type Change = (registry: Registry) => Registry

/** The change of a channel, for the history. */
type ChangeNote = Pick<ChangeRecord, 'by' | 'what' | 'reason' | 'findings' | 'channel'> & {
  /** The revision that the change was decided on; with another one it is refused. */
  readonly ifRevision?: number | undefined
}

/** The registry of a folder; an empty one if there is no file. */
export function readRegistry(folder: string): Registry {
  const file = path.join(folder, REGISTRY_FILE)
  return existsSync(file) ? parseRegistry(readFileSync(file, 'utf8')) : EMPTY_REGISTRY
}

/**
 * Changes the registry atomically, and notes it in the history. The change may be called again, with what others have made of
 * the registry: REGISTRY_BUSY if they do not stop, REGISTRY_CHANGED if the note names another revision.
 */
export async function changeRegistry(
  home: RegistryHome,
  change: Change,
  note?: ChangeNote,
): Promise<Registry> {
  const store = storeOf(home)
  let changed = EMPTY_REGISTRY
  const edit = async (text: string | undefined) => {
    const current = text === undefined ? EMPTY_REGISTRY : parseRegistry(text)
    const next = changedRegistry(current, change, note)
    const { registry, file } = archived(next)
    changed = registry
    if (next === current) return text
    if (file) await store.write(file.name, Buffer.from(file.text))
    return `${JSON.stringify(registry, null, 2)}\n`
  }
  await store.change(REGISTRY_FILE, edit, hasRecord)
  return changed
}

/** A registry after a change, with its revision and record; the same object if there is nothing to change. */
function changedRegistry(current: Registry, change: Change, note?: ChangeNote): Registry {
  refuseOtherRevision(current, note?.ifRevision)
  const next = change(current)
  if (next === current) return current

  const revision = current.revision + 1
  return { ...withRecord(next, revision, note), revision }
}

/** A registry whose newest record names a change of a channel. */
function withRecord(registry: Registry, revision: number, note: ChangeNote | undefined): Registry {
  const parts = note && registry.channels[note.channel]?.parts
  if (!parts) return registry

  const { ifRevision: _, ...what } = note
  const record = { revision, at: new Date().toISOString(), ...what, parts }
  return { ...registry, history: [...(registry.history ?? []), record] }
}

function refuseOtherRevision({ revision }: Registry, expected: number | undefined): void {
  if (expected === undefined || expected === revision) return
  const sentence = `The registry is at revision ${revision} by now, not ${expected}. Look at it again.`
  throw new RefusedError('REGISTRY_CHANGED', sentence)
}

/** Whether a registry has the last change of another one. */
function hasRecord(found: string, made: string): boolean {
  const { history, revision } = parseRegistry(made)
  const record = history?.at(-1)
  const later = parseRegistry(found).history?.find((one) => one.revision === revision)
  return record?.revision === revision && JSON.stringify(later) === JSON.stringify(record)
}

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
function archived(registry: Registry): { registry: Registry; file?: ArchiveFile } {
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

/** Changes older than those of the registry, the oldest first; not those of files that ended before `since` (milliseconds). */
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
