import type { ErrorBody } from '@domizil/contract'
import type { Locale } from '@domizil/domain'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway, isUnstorable } from '../lib/database-errors.ts'
import { DomainError } from '../lib/errors.ts'
import { issueDetails } from '../lib/issue-messages.ts'
import type { Log } from '../lib/log.ts'
import { type ErrorCode, localeFrom, sentenceOf } from '../lib/messages.ts'
import { describeAccident } from './describe-accident.ts'
import { detailsOf } from './validation.ts'

/** After how long the database may be there again. */
const SECONDS_UNTIL_BACK = 5

interface Answer {
  statusCode: number
  retryAfterSeconds?: number | undefined
  body: ErrorBody
}

/** Gives every failure the one error body, in the language of the interface. Accidents are logged. */
export function addErrorHandler(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError | DomainError, request, reply) => {
    const answer = answerTo(error, localeOf(request))
    if (answer.statusCode >= 500) log.error(describeAccident(error, request), 'A request failed')

    return send(reply, answer)
  })

  app.setNotFoundHandler((request, reply) => send(reply, refusal(404, 'UNKNOWN_CALL', localeOf(request))))
}

function send(reply: FastifyReply, { statusCode, body, retryAfterSeconds }: Answer): FastifyReply {
  if (statusCode === 401) reply.header('www-authenticate', 'Bearer')
  if (statusCode === 503) reply.header('retry-after', SECONDS_UNTIL_BACK)
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)

  return reply
    .code(statusCode)
    .header('vary', 'Accept-Language')
    .header('cache-control', 'no-store')
    .send(body)
}

function answerTo(error: FastifyError | DomainError, locale: Locale): Answer {
  if (error instanceof DomainError) return expected(error, locale)
  if (error.validation) return invalid(error.validation, locale)
  if (isDatabaseAway(error)) return refusal(503, 'DATABASE_UNAVAILABLE', locale)
  if (isUnstorable(error)) return refusal(400, 'BAD_REQUEST', locale)

  // What fastify itself refuses: a broken body, a wrong content type.
  const { statusCode = 500 } = error
  if (statusCode >= 500) return refusal(500, 'INTERNAL_ERROR', locale)
  return refusal(statusCode, codeOf(error), locale)
}

function expected({ statusCode, code, values, issues, ...error }: DomainError, locale: Locale): Answer {
  const details = [...issueDetails(issues, locale), ...error.details]

  return {
    statusCode,
    retryAfterSeconds: error.retryAfterSeconds,
    body: { error: sentenceOf(code, locale, values), code, ...(details.length > 0 && { details }) },
  }
}

function invalid(errors: NonNullable<FastifyError['validation']>, locale: Locale): Answer {
  const details = detailsOf(errors, locale)
  const [first = { field: '', message: '' }] = details
  const error = sentenceOf('INVALID_REQUEST', locale, { field: first.field, problem: first.message })

  return { statusCode: 400, body: { error, code: 'INVALID_REQUEST', details } }
}

function refusal(statusCode: number, code: ErrorCode, locale: Locale): Answer {
  return { statusCode, body: { error: sentenceOf(code, locale), code } }
}

function codeOf({ statusCode }: FastifyError): ErrorCode {
  if (statusCode === 413) return 'TOO_LARGE'
  if (statusCode === 415 || statusCode === 406) return 'UNSUPPORTED_MEDIA_TYPE'
  if (statusCode === 429) return 'TOO_MANY_REQUESTS'
  return statusCode === 400 ? 'MALFORMED_BODY' : 'BAD_REQUEST'
}

function localeOf(request: FastifyRequest): Locale {
  return localeFrom(request.headers['accept-language'])
}
