import { type DomainError, type RefusalOptions, refusals } from './refusal.ts'
import type { Actor } from './actor.ts'

/** The load of a busy machine does not pass within a second. */
const RETRY_AFTER_SECONDS = 30

/** Refusals that all rooms share. */
export const refuse = refusals({
  NOT_FOUND: {
    status: 404,
    en: 'There is nothing here.',
    de: 'Hier gibt es nichts.',
    es: 'Aquí no hay nada.',
  },
  UNAUTHENTICATED: {
    status: 401,
    en: 'Please log in to do this.',
    de: 'Bitte melden Sie sich dafür an.',
    es: 'Inicie sesión para continuar.',
  },
  ADMINS_ONLY: {
    status: 403,
    en: 'Only administrators may do this.',
    de: 'Das dürfen nur Administratoren.',
    es: 'Solo los administradores pueden hacer esto.',
  },
  FORBIDDEN: {
    status: 403,
    en: 'You may not do this.',
    de: 'Das dürfen Sie nicht.',
    es: 'No tiene permiso para hacer esto.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    en: 'That was a lot at once. Please wait a moment.',
    de: 'Das war sehr viel auf einmal. Bitte warten Sie einen Moment.',
    es: 'Demasiadas solicitudes a la vez. Espere un momento.',
  },
  TRY_AGAIN: {
    status: 503,
    en: 'The site is busy right now, so this could not be done yet. Please try again in a moment.',
    de: 'Gerade ist viel los, deshalb ließ sich das noch nicht erledigen. Bitte versuchen Sie es gleich noch einmal.',
    es: 'El sitio está ocupado en este momento y no ha podido terminar. Inténtelo de nuevo enseguida.',
  },
  INSUFFICIENT_STORAGE: {
    status: 507,
    en: 'There is no space left on our side to save this. We have been informed. Please try again later.',
    de: 'Bei uns fehlt gerade der Platz, um das zu speichern. Wir sind informiert. Bitte versuchen Sie es später noch einmal.',
    es: 'No nos queda espacio para guardar esto. Ya estamos avisados. Inténtelo de nuevo más tarde.',
  },
})

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
