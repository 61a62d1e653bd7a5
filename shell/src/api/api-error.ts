import { DEFAULT_LOCALE, type Locale } from '@domizil/domain'
import type { ApiErrorLike } from '@domizil/shell-api'

interface ApiErrorFacts {
  readonly status?: number
  readonly fromServer?: boolean
  readonly url: string
  readonly body?: unknown
  readonly cause?: unknown
}

/**
 * A failed call to the backend, for any reason. `message` is ready to be displayed: the server's message if the
 * response has one (then `fromServer` is true), otherwise one of the catalogue's (specification, section 8).
 */
export class ApiError extends Error implements ApiErrorLike {
  override readonly name = 'ApiError' // set explicitly: minified class names are useless in reports
  readonly ajax = true
  readonly status: number | undefined
  readonly fromServer: boolean
  readonly url: string
  readonly body: unknown

  constructor(message: string, { status, fromServer = false, url, body, cause }: ApiErrorFacts) {
    super(message, { cause })
    this.status = status
    this.fromServer = fromServer
    this.url = url
    this.body = body
  }
}

const CATALOGUE = {
  en: {
    notFound: 'The URL does not exists',
    otherAnswer: 'An error occurred',
    noAnswer: 'Internet disconnected or problem unknown',
  },
  de: {
    notFound: 'Diese Adresse gibt es nicht',
    otherAnswer: 'Ein Fehler ist aufgetreten',
    noAnswer: 'Keine Internetverbindung oder unbekanntes Problem',
  },
  es: {
    notFound: 'Esta dirección no existe',
    otherAnswer: 'Se ha producido un error',
    noAnswer: 'Sin conexión a internet o problema desconocido',
  },
} as const satisfies Record<Locale, Record<string, string>>

/** The catalogue's messages, verbatim. */
export const MESSAGES = CATALOGUE[DEFAULT_LOCALE]

/** Translates an error of the catalogue into a language; other errors are unchanged. */
export function inLanguage(error: unknown, locale: Locale): unknown {
  if (!(error instanceof ApiError) || error.fromServer || locale === DEFAULT_LOCALE) return error
  const name = NAMES.find((one) => MESSAGES[one] === error.message)
  if (!name) return error

  const { status, url, body, cause } = error
  return new ApiError(CATALOGUE[locale][name], { ...(status !== undefined && { status }), url, body, cause })
}

const NAMES = Object.keys(MESSAGES) as (keyof typeof MESSAGES)[]

/** The error for a response with an error status. */
export function errorFromAnswer(url: string, status: number, body: unknown): ApiError {
  const own = body !== null && typeof body === 'object' && 'error' in body ? body.error : undefined
  if (typeof own === 'string' && own !== '') return new ApiError(own, { status, fromServer: true, url, body })

  return new ApiError(status === 404 ? MESSAGES.notFound : MESSAGES.otherAnswer, { status, url, body })
}
