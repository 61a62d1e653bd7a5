import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ChangeRecord, EMPTY_REGISTRY, type Registry } from '@domizil/federation'
import { parseRegistry } from '@domizil/federation/schema'
import { archived, archiveIn, type HistoryArchive } from './history-archive.ts'
import { RefusedError } from './refused-error.ts'
import { withLock } from './registry-lock.ts'
import { replaceDurably } from './replace-durably.ts'
import type { TextFile } from './text-file.ts'

/** How often a change is applied to a registry that another process has changed meanwhile. */
const ATTEMPTS = 3

/** Computes the changed registry; returns the same object if there is nothing to change. */
export type Change = (registry: Registry) => Registry

/** The change of a channel, for the history. */
export type ChangeNote = Pick<ChangeRecord, 'by' | 'what' | 'reason' | 'findings' | 'channel'> & {
  /** The revision that the change was decided on; with another one it is refused. */
  readonly ifRevision?: number | undefined
}

/** A registry that is stored elsewhere: its folder holds the versions, and follows what is changed. */
export interface RegistryStore {
  readonly folder: string
  /** Changes the registry as `changeRegistry` does. The change may be called again, with what others have made of it. */
  change(change: Change, note?: ChangeNote): Promise<Registry>
  /** What the registry demands of apps. */
  readonly governance: TextFile
  readonly archive: HistoryArchive
}

/** A registry: its folder, or what keeps it. */
export type RegistryHome = string | RegistryStore

/** The folder with the versions of a registry. */
export function folderOf(home: RegistryHome): string {
  return typeof home === 'string' ? home : home.folder
}

/** The older changes of a registry. */
export function archiveOf(home: RegistryHome): HistoryArchive {
  return typeof home === 'string' ? archiveIn(home) : home.archive
}

/** The registry of a folder; an empty one if there is no file. */
export function readRegistry(folder: string): Registry {
  const file = fileOf(folder)
  return existsSync(file) ? parseRegistry(readFileSync(file, 'utf8')) : EMPTY_REGISTRY
}

/**
 * Changes the registry atomically: readers see the old file or the new one, and concurrent changes are not
 * lost.
 *
 * @param note names the change of a channel in the history.
 * @throws {RefusedError} REGISTRY_BUSY if the lock is not released in time, REGISTRY_CHANGED if the note names another
 * revision.
 */
export async function changeRegistry(
  home: RegistryHome,
  change: Change,
  note?: ChangeNote,
): Promise<Registry> {
  if (typeof home !== 'string') return home.change(change, note)
  mkdirSync(home, { recursive: true })

  return withLock(home, () => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return changeOnce(home, change, note)
      } catch (error) {
        // Two processes can take over the lock of a dead one at once: the second applies its change to what the first has written.
        const isLate = error instanceof RefusedError && error.code === 'REGISTRY_BUSY'
        if (!isLate || attempt === ATTEMPTS) throw error
      }
    }
  })
}

function changeOnce(folder: string, change: Change, note?: ChangeNote): Registry {
  const current = readRegistry(folder)
  const next = changedRegistry(current, change, note)
  if (next === current) return current

  const { registry, file } = archived(next)
  if (file) archiveIn(folder).write(file)
  replace(folder, current.revision, registry)
  return registry
}

/**
 * A registry after a change, with its revision and record; the same object if there is nothing to change.
 * @throws {RefusedError} REGISTRY_CHANGED if the note names another revision.
 */
export function changedRegistry(current: Registry, change: Change, note?: ChangeNote): Registry {
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
  throw new RefusedError(
    'REGISTRY_CHANGED',
    `The registry is at revision ${revision} by now, not ${expected}. Look at it again.`,
  )
}

/** Compare and swap: a process that has lost its lock must not overwrite a later change. */
function replace(folder: string, expectedRevision: number, registry: Registry): void {
  replaceDurably(fileOf(folder), `${JSON.stringify(registry, null, 2)}\n`, () => {
    if (readRegistry(folder).revision === expectedRevision) return
    throw new RefusedError('REGISTRY_BUSY', 'The registry was changed by somebody else meanwhile. Try again.')
  })
}

function fileOf(folder: string): string {
  return path.join(folder, 'registry.json')
}
