import type { ErrorBody } from '@domizil/api'
import { isDatabaseUnavailable } from '@domizil/database'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '@domizil/domain'
import {
  DomainError,
  type FieldWords,
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
import type { DiskWatch } from './disk-watch.ts'
import { refuse } from './http-refusals.ts'
import { detailsOf } from './validation.ts'

/** Who reads an answer: the language, and what its readers call the fields. */
interface Reader {
  readonly locale: Locale
  readonly words: FieldWords
}

/** The number of sentences in an error; further fields are in its details alone. */
const MAX_SENTENCES = 5

const QUOTED: Record<Locale, (name: string) => string> = {
  en: (name) => `“${name}”`,
  de: (name) => `„${name}“`,
  es: (name) => `«${name}»`,
}

/**
 * What is wrong with which fields, each as its reader calls it: “Street”, “City”: This is missing. Fields with the same
 * problem share a sentence.
 */
function fieldSentences(
  details: readonly { field: string; calledAs?: string | undefined; message: string }[],
  reader: Reader,
): string[] {
  const byProblem = new Map<string, Set<string>>()
  for (const { field, calledAs = field, message } of details) {
    const names = byProblem.get(message) ?? new Set()
    byProblem.set(message, names.add(QUOTED[reader.locale](fieldName(calledAs, reader))))
  }

  return [...byProblem]
    .slice(0, MAX_SENTENCES)
    .map(([problem, names]) => `${[...names].join(', ')}: ${problem}`)
}

/** A field in the reader's language; as it is on the wire where people never see it. */
function fieldName(field: string, { locale, words }: Reader): string {
  const last = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field
  return Object.hasOwn(words, last) ? (words[last]?.[locale] ?? field) : field
}

/** The value of Retry-After while the database is unavailable. */
const RETRY_AFTER_SECONDS = 5

interface Answer {
  statusCode: number
  retryAfterSeconds?: number | undefined
  body: ErrorBody
}

/** What every answer to an error needs. */
export interface Answering {
  log: Log
  words: FieldWords
}

/** Sends every error in the API's shape, in the caller's language. Unexpected errors are logged. */
export function addErrorHandler(app: FastifyInstance, answering: Answering, disk: DiskWatch): void {
  app.setErrorHandler((error: FastifyError | DomainError, request, reply) => {
    const sent = sendFailure({ error, request, reply }, answering)
    if (sent.statusCode === 507) disk.noteFull()

    return sent
  })

  app.setNotFoundHandler((request, reply) =>
    send(reply, answerOf(refuse('UNKNOWN_CALL'), readerOf(request, answering))),
  )
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
  answering: Answering,
): Promise<void> {
  const reason = await authenticate(request).then(
    () => Object.assign(error, { validation: [UNREADABLE_ADDRESS] }),
    (refusal: DomainError) => refusal,
  )

  addAnswerHeaders(reply)
  await sendFailure({ error: reason, request, reply }, answering)
}

const UNREADABLE_ADDRESS = { keyword: 'address', instancePath: '/path', schemaPath: '', params: {} }

function sendFailure({ error, request, reply }: Failure, answering: Answering): FastifyReply {
  const answer = answerTo(error, readerOf(request, answering))
  if (answer.statusCode >= 500) answering.log.error(formatUnexpectedError(error, request), 'A request failed')

  return send(reply, answer)
}

function send(reply: FastifyReply, { statusCode, body, retryAfterSeconds }: Answer): FastifyReply {
  if (statusCode === 401) reply.header('www-authenticate', 'Bearer')
  if (statusCode === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)

  return reply.code(statusCode).header('vary', 'Accept-Language').header('cache-control', NO_STORE).send(body)
}

function answerTo(error: FastifyError | DomainError, reader: Reader): Answer {
  if (error instanceof DomainError) return answerOf(error, reader)
  if (error.validation) return invalidRequest(error.validation, reader)
  if (isDiskFull(error)) return answerOf(insufficientStorage(), reader)
  if (isCancelled(error)) return answerOf(refuse('TOOK_TOO_LONG'), reader)
  if (isDatabaseUnavailable(error)) return answerOf(refuse('DATABASE_UNAVAILABLE'), reader)

  // Fastify's own refusals: a malformed body, a wrong content type.
  const { statusCode = 500 } = error
  if (statusCode >= 500) return answerOf(refuse('INTERNAL_ERROR'), reader)
  return { ...answerOf(fastifyRefusal(statusCode), reader), statusCode }
}

function answerOf(error: DomainError, reader: Reader): Answer {
  const { statusCode, code, sentence, values, field, issues } = error
  const wrong = issueDetails(issues, reader.locale)
  const message = [fillIn(sentence[reader.locale], values), ...fieldSentences(wrong, reader)].join(' ')
  const details = [...wrong, ...error.details, ...(field === undefined ? [] : [{ field, message, code }])]

  return {
    statusCode,
    retryAfterSeconds: error.retryAfterSeconds,
    body: { error: message, code, ...(details.length > 0 && { details }) },
  }
}

function invalidRequest(errors: NonNullable<FastifyError['validation']>, reader: Reader): Answer {
  const invalid = detailsOf(errors, reader.locale)
  const values = { problems: fieldSentences(invalid, reader).join(' ') }
  const details = invalid.map(({ field, message }) => ({ field, message }))

  return answerOf(refuse('INVALID_REQUEST', { values, details }), reader)
}

function fastifyRefusal(statusCode: number): DomainError {
  if (statusCode === 413) return refuse('TOO_LARGE')
  if (statusCode === 415 || statusCode === 406) return refuse('UNSUPPORTED_MEDIA_TYPE')
  if (statusCode === 429) return tooManyRequests()
  return refuse(statusCode === 400 ? 'MALFORMED_BODY' : 'BAD_REQUEST')
}

function readerOf(request: FastifyRequest, { words }: Answering): Reader {
  return { locale: localeFrom(request.headers['accept-language']), words }
}

/**
 * The loggable part of an unexpected error: where it happened, without data. Database messages repeat values of the
 * request, and so do URLs: both are left out.
 */
function formatUnexpectedError(
  error: Error & { code?: string; constraint?: string },
  request: FastifyRequest,
) {
  return {
    requestId: request.id,
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
    error: error.name,
    code: error.code,
    constraint: error.constraint,
    reason: 'severity' in error ? undefined : error.message,
    stack: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
    cause: error.cause instanceof Error ? error.cause.name : undefined,
  }
}
