import path from 'node:path'

/** The root of the checkout. */
export const ROOT = path.join(import.meta.dirname, '../../../..')
/** The remotes of the shell. */
export const REMOTES = ['mf-search', 'mf-flat', 'mf-wizard', 'mf-bookings', 'mf-admin'] as const
