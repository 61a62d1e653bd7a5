import { DEFAULT_LOCALE, isLocale, type Locale } from '@domizil/domain'
import { BLOCKED_PERIOD_MESSAGES } from '../blocked-period/blocked-period-messages.ts'
import { AUDIT_MESSAGES } from '../audit/audit-messages.ts'
import { USER_BLOCKING_MESSAGES } from '../user-blocking/user-blocking-messages.ts'
import { ATTACHMENT_MESSAGES } from '../attachment/attachment-messages.ts'
import { BOOKING_MESSAGES } from '../booking/booking-messages.ts'
import { CALENDAR_MESSAGES } from '../calendar/calendar-messages.ts'
import { FAVOURITE_MESSAGES } from '../favourite/favourite-messages.ts'
import { FLAT_EDITING_MESSAGES } from '../flat-editing/flat-editing-messages.ts'
import { FLAT_MESSAGES } from '../flat/flat-messages.ts'
import { HELP_MESSAGES } from '../help/help-messages.ts'
import { SAVED_SEARCH_MESSAGES } from '../saved-search/saved-search-messages.ts'
import { IMAGE_MESSAGES } from '../image/image-messages.ts'
import { INVOICE_MESSAGES } from '../invoice/invoice-messages.ts'
import { MESSAGE_MESSAGES } from '../message/message-messages.ts'
import { MAIL_MESSAGES } from '../mail/mail-messages.ts'
import { USER_MESSAGES } from '../user/user-messages.ts'
import { PRIVACY_MESSAGES } from '../privacy/privacy-messages.ts'
import { REVIEW_MESSAGES } from '../review/review-messages.ts'
import { SEARCH_MESSAGES } from '../search/search-messages.ts'
import { fillIn, type Sentence, type Values } from './sentence.ts'
import { VALIDATION_MESSAGES } from './validation-messages.ts'

const GENERAL_MESSAGES = {
  NOT_FOUND: {
    en: 'There is nothing here.',
    de: 'Hier gibt es nichts.',
    es: 'Aquí no hay nada.',
  },
  UNKNOWN_CALL: {
    en: 'There is no such call.',
    de: 'Diesen Aufruf gibt es nicht.',
    es: 'Esta llamada no existe.',
  },
  UNAUTHENTICATED: {
    en: 'Please log in to do this.',
    de: 'Bitte melden Sie sich dafür an.',
    es: 'Inicie sesión para continuar.',
  },
  ADMINS_ONLY: {
    en: 'Only administrators may do this.',
    de: 'Das dürfen nur Administratoren.',
    es: 'Solo los administradores pueden hacer esto.',
  },
  FORBIDDEN: {
    en: 'You may not do this.',
    de: 'Das dürfen Sie nicht.',
    es: 'No tiene permiso para hacer esto.',
  },
  IDENTITY_UNAVAILABLE: {
    en: 'Your sign-in cannot be checked right now. Please try again in a moment.',
    de: 'Ihre Anmeldung kann gerade nicht geprüft werden. Bitte versuchen Sie es gleich noch einmal.',
    es: 'No se puede comprobar su sesión en este momento. Inténtelo de nuevo enseguida.',
  },
  DATABASE_UNAVAILABLE: {
    en: 'The service is not available right now. Please try again in a moment.',
    de: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    es: 'El servicio no está disponible en este momento. Inténtelo de nuevo enseguida.',
  },
  TOO_MANY_REQUESTS: {
    en: 'That was a lot at once. Please wait a moment.',
    de: 'Das war sehr viel auf einmal. Bitte warten Sie einen Moment.',
    es: 'Demasiadas solicitudes a la vez. Espere un momento.',
  },
  INTERNAL_ERROR: {
    en: 'Something went wrong on our side.',
    de: 'Bei uns ist etwas schiefgegangen.',
    es: 'Algo ha fallado por nuestra parte.',
  },
} satisfies Record<string, Sentence>

const MESSAGES = {
  ...GENERAL_MESSAGES,
  ...VALIDATION_MESSAGES,
  ...FLAT_MESSAGES,
  ...SEARCH_MESSAGES,
  ...FAVOURITE_MESSAGES,
  ...FLAT_EDITING_MESSAGES,
  ...IMAGE_MESSAGES,
  ...BOOKING_MESSAGES,
  ...BLOCKED_PERIOD_MESSAGES,
  ...CALENDAR_MESSAGES,
  ...USER_MESSAGES,
  ...HELP_MESSAGES,
  ...SAVED_SEARCH_MESSAGES,
  ...MAIL_MESSAGES,
  ...MESSAGE_MESSAGES,
  ...ATTACHMENT_MESSAGES,
  ...INVOICE_MESSAGES,
  ...REVIEW_MESSAGES,
  ...PRIVACY_MESSAGES,
  ...AUDIT_MESSAGES,
  ...USER_BLOCKING_MESSAGES,
}

/** The stable codes of refusals. Adding one means adding its sentence. */
export type ErrorCode = keyof typeof MESSAGES

/** The sentence of a code in a language, with its values filled in. */
export function sentenceOf(code: ErrorCode, locale: Locale, values: Values = {}): string {
  return fillIn(MESSAGES[code][locale], values)
}

/** The language to answer in: the first of `Accept-Language`, best first, that the interface speaks. */
export function localeFrom(acceptLanguage: string | undefined): Locale {
  return statedLocale(acceptLanguage) ?? DEFAULT_LOCALE
}

/** The same, or undefined where none is asked for. */
export function statedLocale(acceptLanguage: string | undefined): Locale | undefined {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
      return { language: tag.split('-', 1)[0]?.toLowerCase(), quality: Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)

  return wanted.map(({ language }) => language).find(isLocale)
}
