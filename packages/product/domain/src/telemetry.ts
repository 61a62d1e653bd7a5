/** What a part of the site is about when it fails in a browser. */
export const FAILURE_PHASES = ['load', 'mount', 'render', 'chunk', 'unmount'] as const
export type FailurePhase = (typeof FAILURE_PHASES)[number]

/** How many days administrators look back on failures. */
export const FAILURE_DAYS = 7
