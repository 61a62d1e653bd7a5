export type { Readable } from '@domizil/readable'
export type * from './session.ts'
export type * from './shell-api.ts'
export type * from './remote.ts'
/** Raised when a remote built for the old promise would break. Part of a release's compatibility. */
export const SHELL_API_VERSION = 1
