import path from 'node:path'

/** The root of the checkout. */
export const ROOT = path.join(import.meta.dirname, '../../../..')

/** The remotes' pages that are open to all, without the language prefix; those of the shell are in `shell-pages.ts`. */
export const PUBLIC_PATHS = ['/search', '/favorites'] as const

/** The photos of the demo, for uploads. */
export const PICTURES = new URL('../../../backend/demo/pictures', import.meta.url).pathname
