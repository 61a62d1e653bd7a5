export type * from './readable.ts'
export type * from './public-config.ts'
export type * from './session.ts'
export type * from './shell-api.ts'
export type * from './remote.ts'
export type * from './drawing.ts'
/** Incremented when a remote built for an older version would break. Part of a release's compatibility. */
export const SHELL_API_VERSION = 1
/** Incremented when a renderer could not draw with server halves of an older version any more. */
export const DRAWING_VERSION = 1
