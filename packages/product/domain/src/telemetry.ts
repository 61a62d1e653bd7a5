/** The phase of an app in which it failed: in a browser, or `draw` on the server. */
export const FAILURE_PHASES = ['load', 'mount', 'render', 'chunk', 'unmount', 'draw'] as const
export type FailurePhase = (typeof FAILURE_PHASES)[number]

/** The number of days over which failures are counted. */
export const FAILURE_DAYS = 7
