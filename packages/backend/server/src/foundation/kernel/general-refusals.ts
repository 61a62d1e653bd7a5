import { type DomainError, type RefusalOptions, refusals } from './refusal.ts'

/** Refusals that every room may make. */
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
  INSUFFICIENT_STORAGE: {
    status: 507,
    en: 'There is no space left on our side to save this. We have been informed. Please try again later.',
    de: 'Bei uns fehlt gerade der Platz, um das zu speichern. Wir sind informiert. Bitte versuchen Sie es später noch einmal.',
    es: 'No nos queda espacio para guardar esto. Ya estamos avisados. Inténtelo de nuevo más tarde.',
  },
})

/** The refusal for what does not exist, or is not the caller’s: both look the same. */
export const notFound = (): DomainError => refuse('NOT_FOUND')

/** The refusal of a caller without a token, or with one that does not prove who they are. */
export const unauthenticated = (options?: RefusalOptions): DomainError => refuse('UNAUTHENTICATED', options)

/** The refusal of a call that only administrators may make. */
export const adminsOnly = (): DomainError => refuse('ADMINS_ONLY')

/** The refusal of a call that the caller may not make, on something that they may know of. */
export const forbidden = (): DomainError => refuse('FORBIDDEN')

/** The refusal of a caller who calls too often. */
export const tooManyRequests = (options?: RefusalOptions): DomainError => refuse('TOO_MANY_REQUESTS', options)

/** The refusal of what cannot be saved because there is no space left. */
export const insufficientStorage = (options?: RefusalOptions): DomainError =>
  refuse('INSUFFICIENT_STORAGE', options)
