import path from 'node:path'

/** The checkout. */
export const ROOT = path.join(import.meta.dirname, '../../../..')
/** The parts that the shell federates. */
export const REMOTES = ['mf-search', 'mf-flat', 'mf-wizard', 'mf-bookings', 'mf-admin'] as const
