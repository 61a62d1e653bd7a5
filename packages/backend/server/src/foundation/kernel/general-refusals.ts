import { type DomainError, type RefusalOptions, refusals } from './refusal.ts'
import type { Actor } from './actor.ts'
import texts from './general-refusals.json' with { type: 'json' }

/** The load of a busy machine does not pass within a second. */
const RETRY_AFTER_SECONDS = 30

/** Refusals that all rooms share. */
export const refuse = refusals(texts.refusals)

/** Refuses access to what does not exist or belongs to another user: both look the same. */
export const notFound = (): DomainError => refuse('NOT_FOUND')

/** Refuses a caller without a valid token. */
export const unauthenticated = (options?: RefusalOptions): DomainError => refuse('UNAUTHENTICATED', options)

/** Refuses a call that requires the admin role. */
export const adminsOnly = (): DomainError => refuse('ADMINS_ONLY')

/** Refuses a forbidden call on an entity that the caller may know of. */
export const forbidden = (): DomainError => refuse('FORBIDDEN')

/** Refuses a caller who exceeds a rate limit. */
export const tooManyRequests = (options?: RefusalOptions): DomainError => refuse('TOO_MANY_REQUESTS', options)

/** Refuses what a busy machine has not done in time. It says nothing about what was sent. */
export const tryAgain = (options?: RefusalOptions): DomainError =>
  refuse('TRY_AGAIN', { retryAfterSeconds: RETRY_AFTER_SECONDS, ...options })

/** Refuses a write because no space is left. */
export const insufficientStorage = (options?: RefusalOptions): DomainError =>
  refuse('INSUFFICIENT_STORAGE', options)

/**
 * Requires the admin role.
 * @throws {DomainError} ADMINS_ONLY (403) for other callers.
 */
export function requireAdmin(actor: Actor): void {
  if (!actor.isAdmin) throw adminsOnly()
}
