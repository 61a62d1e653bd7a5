/** Public pages, without the language prefix. */
export const PUBLIC_PATHS = ['/', '/search', '/favorites'] as const

/** The photos of the demo, for uploads. */
export const PICTURES = new URL('../../../backend/demo/pictures', import.meta.url).pathname
