import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the checkout. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

/** All generated files except node_modules and dist: safe to delete, data included. */
export const HOME = join(ROOT, '.domizil')
