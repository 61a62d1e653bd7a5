import type { ErrorBody } from '@domizil/api'
import { isDatabaseUnavailable } from '@domizil/database'
import type { Locale } from '@domizil/domain'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  DomainError,
  fillIn,
  insufficientStorage,
  isCancelled,
  isDiskFull,
  issueDetails,
  localeFrom,
  type Log,
  tooManyRequests,
} from '../../foundation/kernel/index.ts'
import { addAnswerHeaders, NO_STORE } from './answer-headers.ts'
import type { Authenticate } from './authentication.ts'
import { formatUnexpectedError } from './format-unexpected-error.ts'
import type { DiskWatch } from './disk-watch.ts'
import { fieldSentences } from './field-sentences.ts'
import { refuse } from './http-refusals.ts'
import { detailsOf } from './validation.ts'

/** The value of Retry-After while the database is unavailable. */
const RETRY_AFTER_SECONDS = 5

interface Answer {
  statusCode: number
  retryAfterSeconds?: number | undefined
  body: ErrorBody
}

/** Sends every error in the API's shape, in the caller's language. Unexpected errors are logged. */
export function addErrorHandler(app: FastifyInstance, log: Log, disk: DiskWatch): void {
  app.setErrorHandler((error: FastifyError | DomainError, request, reply) => {
    const sent = sendFailure({ error, request, reply }, log)
    if (sent.statusCode === 507) disk.noteFull()

    return sent
  })

  app.setNotFoundHandler((request, reply) => send(reply, answerOf(refuse('UNKNOWN_CALL'), localeOf(request))))
}

interface Failure {
  error: FastifyError | DomainError
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Answers paths that cannot be decoded, which the router refuses before any hook runs. The caller is authenticated
 * first, as everywhere.
 */
export async function answerUnreadableAddress(
  { error, request, reply }: Failure,
  authenticate: Authenticate,
  log: Log,
): Promise<void> {
  const reason = await authenticate(request).then(
    () => Object.assign(error, { validation: [UNREADABLE_ADDRESS] }),
    (refusal: DomainError) => refusal,
  )

  addAnswerHeaders(reply)
  await sendFailure({ error: reason, request, reply }, log)
}

const UNREADABLE_ADDRESS = { keyword: 'address', instancePath: '/path', schemaPath: '', params: {} }

function sendFailure({ error, request, reply }: Failure, log: Log): FastifyReply {
  const answer = answerTo(error, localeOf(request))
  if (answer.statusCode >= 500) log.error(formatUnexpectedError(error, request), 'A request failed')

  return send(reply, answer)
}

function send(reply: FastifyReply, { statusCode, body, retryAfterSeconds }: Answer): FastifyReply {
  if (statusCode === 401) reply.header('www-authenticate', 'Bearer')
  if (statusCode === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)

  return reply.code(statusCode).header('vary', 'Accept-Language').header('cache-control', NO_STORE).send(body)
}

function answerTo(error: FastifyError | DomainError, locale: Locale): Answer {
  if (error instanceof DomainError) return answerOf(error, locale)
  if (error.validation) return invalid(error.validation, locale)
  if (isDiskFull(error)) return answerOf(insufficientStorage(), locale)
  if (isCancelled(error)) return answerOf(refuse('TOOK_TOO_LONG'), locale)
  if (isDatabaseUnavailable(error)) return answerOf(refuse('DATABASE_UNAVAILABLE'), locale)

  // Fastify's own refusals: a malformed body, a wrong content type.
  const { statusCode = 500 } = error
  if (statusCode >= 500) return answerOf(refuse('INTERNAL_ERROR'), locale)
  return { ...answerOf(fastifyRefusal(statusCode), locale), statusCode }
}

function answerOf(error: DomainError, locale: Locale): Answer {
  const { statusCode, code, sentence, values, field, issues } = error
  const wrong = issueDetails(issues, locale)
  const message = [fillIn(sentence[locale], values), ...fieldSentences(wrong, locale)].join(' ')
  const details = [...wrong, ...error.details, ...(field === undefined ? [] : [{ field, message, code }])]

  return {
    statusCode,
    retryAfterSeconds: error.retryAfterSeconds,
    body: { error: message, code, ...(details.length > 0 && { details }) },
  }
}

function invalid(errors: NonNullable<FastifyError['validation']>, locale: Locale): Answer {
  const details = detailsOf(errors, locale)
  const values = { problems: fieldSentences(details, locale).join(' ') }

  return answerOf(refuse('INVALID_REQUEST', { values, details }), locale)
}

function fastifyRefusal(statusCode: number): DomainError {
  if (statusCode === 413) return refuse('TOO_LARGE')
  if (statusCode === 415 || statusCode === 406) return refuse('UNSUPPORTED_MEDIA_TYPE')
  if (statusCode === 429) return tooManyRequests()
  return refuse(statusCode === 400 ? 'MALFORMED_BODY' : 'BAD_REQUEST')
}

function localeOf(request: FastifyRequest): Locale {
  return localeFrom(request.headers['accept-language'])
}
