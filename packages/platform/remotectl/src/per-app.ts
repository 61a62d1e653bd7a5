import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { RefusedError } from './refused-error.ts'

/** Stands for all apps without a setting. */
const EVERY = '*'

/** A setting of apps, stored in a file of a registry folder. */
export function perApp<T>(fileName: string) {
  function readAll(folder: string): Readonly<Record<string, T>> {
    const file = path.join(folder, fileName)
    if (!existsSync(file)) return {}
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Record<string, T>
    } catch (cause) {
      throw new RefusedError('USAGE', `The file ${fileName} of the registry is no JSON.`, { cause })
    }
  }

  return {
    /** The setting of an app; that of all others if it has none, and undefined without one. */
    of(folder: string, name: string): T | undefined {
      const all = readAll(folder)
      return Object.hasOwn(all, name) ? all[name] : all[EVERY]
    },

    /** Sets that of an app, or with `*` that of all without one. */
    set(folder: string, name: string, setting: T): void {
      const file = path.join(folder, fileName)
      writeFileSync(`${file}.new`, `${JSON.stringify({ ...readAll(folder), [name]: setting }, null, 2)}\n`)
      renameSync(`${file}.new`, file)
    },
  }
}
