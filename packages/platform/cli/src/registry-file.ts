import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ChangeRecord, EMPTY_REGISTRY, type Registry } from '@domizil/federation'
import { parseRegistry } from '@domizil/federation/schema'
import { archived } from './history-archive.ts'
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
 * Changes the registry atomically: readers see the old file or the new one, and concurrent changes are not
 * lost. The change may be called again, with what others have made of the registry.
 *
 * @param note names the change of a channel in the history.
 * @throws {RefusedError} REGISTRY_BUSY if others keep changing it, REGISTRY_CHANGED if the note names another revision.
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
  throw new RefusedError(
    'REGISTRY_CHANGED',
    `The registry is at revision ${revision} by now, not ${expected}. Look at it again.`,
  )
}

/** Whether a registry has the last change of another one. */
function hasRecord(found: string, made: string): boolean {
  const { history, revision } = parseRegistry(made)
  const record = history?.at(-1)
  const later = parseRegistry(found).history?.find((one) => one.revision === revision)
  return record?.revision === revision && JSON.stringify(later) === JSON.stringify(record)
}
