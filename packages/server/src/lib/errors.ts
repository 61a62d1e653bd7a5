import type { ErrorBody } from '@domizil/contract'
import type { Issue } from '@domizil/domain'
import type { ErrorCode } from './messages.ts'
import type { Values } from './sentence.ts'

export interface RefusalOptions extends ErrorOptions {
  /** What the sentence names, for its `{placeholders}`. */
  values?: Values
  /** The broken rules of the domain; each becomes a detail in the caller's language. */
  issues?: readonly Issue[]
  /** What else the caller needs to know, where it is no broken rule of a field. */
  details?: ErrorBody['details']
  /** After how many seconds to try again, where that helps. */
  retryAfterSeconds?: number
}

/**
 * An expected refusal: the caller did something that the rules do not allow. The error handler turns it into an
 * `ErrorBody` in the caller's language; anything else that is thrown becomes a 500.
 */
export class DomainError extends Error {
  override readonly name: string = 'DomainError'
  readonly statusCode: number
  readonly code: ErrorCode
  readonly values: Values
  readonly issues: readonly Issue[]
  readonly details: NonNullable<ErrorBody['details']>
  readonly retryAfterSeconds: number | undefined

  constructor(
    statusCode: number,
    code: ErrorCode,
    { values = {}, issues = [], details = [], retryAfterSeconds, ...options }: RefusalOptions = {},
  ) {
    super(code, options)
    this.statusCode = statusCode
    this.code = code
    this.values = values
    this.issues = issues
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** There is no such thing, or it is none of the caller's business: both look the same. */
export class NotFoundError extends DomainError {
  override readonly name = 'NotFoundError'

  constructor(code: ErrorCode = 'NOT_FOUND') {
    super(404, code)
  }
}

/** The caller has not said who they are, or could not prove it. */
export class UnauthenticatedError extends DomainError {
  override readonly name = 'UnauthenticatedError'

  constructor(options?: ErrorOptions) {
    super(401, 'UNAUTHENTICATED', options)
  }
}
