export type * from './readable.ts'
export type * from './public-config.ts'
export type * from './session.ts'
export type * from './shell-api.ts'
export type * from './remote.ts'
/** Incremented when a remote built for an older version would break. Part of a release's compatibility. */
export const SHELL_API_VERSION = 1
