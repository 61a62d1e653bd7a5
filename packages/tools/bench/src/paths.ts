import path from 'node:path'

/** The root of the checkout. */
export const ROOT = path.join(import.meta.dirname, '../../../..')
