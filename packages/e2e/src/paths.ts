/** The pages that a visitor without an account sees, without the language in front. */
export const PUBLIC_PATHS = ['/', '/search', '/favorites'] as const
