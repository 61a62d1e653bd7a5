/** The pages that a visitor without an account sees, without the language in front. */
export const PUBLIC_PATHS = ['/', '/search', '/favorites'] as const

/** The photos of the demo, for journeys that need files of their own. */
export const PICTURES = new URL('../../../backend/demo/pictures', import.meta.url).pathname
