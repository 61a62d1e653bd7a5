import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { EMPTY_REGISTRY, type Registry } from '@domizil/federation'
import { parseRegistry } from '@domizil/federation/schema'
import { RefusedError } from './refused-error.ts'
import { withLock } from './registry-lock.ts'

/** Computes the changed registry; returns the same object if there is nothing to change. */
export type Change = (registry: Registry) => Registry

/** The registry of a folder; an empty one if there is no file. */
export function readRegistry(folder: string): Registry {
  const file = fileOf(folder)
  return existsSync(file) ? parseRegistry(readFileSync(file, 'utf8')) : EMPTY_REGISTRY
}

/**
 * Changes the registry atomically: readers see the old file or the new one, and concurrent changes are not
 * lost.
 *
 * @throws {RefusedError} REGISTRY_BUSY if the lock is not released in time.
 */
export async function changeRegistry(folder: string, change: Change): Promise<Registry> {
  mkdirSync(folder, { recursive: true })

  return withLock(folder, () => {
    const current = readRegistry(folder)
    const next = change(current)
    if (next === current) return current

    const written = { ...next, revision: current.revision + 1 }
    replace(folder, current.revision, written)
    return written
  })
}

/** Compare and swap: a process that has lost its lock must not overwrite a later change. */
function replace(folder: string, expectedRevision: number, registry: Registry): void {
  const temporary = path.join(folder, `registry.json.${process.pid}`)
  writeDurably(temporary, `${JSON.stringify(registry, null, 2)}\n`)

  const { revision } = readRegistry(folder)
  if (revision !== expectedRevision) {
    throw new RefusedError('REGISTRY_BUSY', 'The registry was changed by somebody else meanwhile. Try again.')
  }
  renameSync(temporary, fileOf(folder))
}

function writeDurably(file: string, text: string): void {
  const target = openSync(file, 'w')
  writeSync(target, text)
  fsyncSync(target)
  closeSync(target)
}

function fileOf(folder: string): string {
  return path.join(folder, 'registry.json')
}
