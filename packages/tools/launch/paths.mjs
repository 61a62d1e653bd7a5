import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

/** Everything that running the project writes, apart from node_modules and dist: safe to delete, data included. */
export const HOME = join(ROOT, '.domizil')
