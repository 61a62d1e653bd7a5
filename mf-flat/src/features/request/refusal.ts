import type { ErrorBody } from '@domizil/api'
import { isApiError } from '@domizil/app-kit'
import { sentencesIn } from '@domizil/app-kit/problems'
import type { ApiErrorLike } from '@domizil/shell-api'

/** Why the server has refused a request. */
export type Refusal = ReturnType<typeof refusalOf>

/** The server's refusal, with its messages by field. Taken days are an error of the dates. */
export function refusalOf({ message, body }: ApiErrorLike) {
  const code = isErrorBody(body) ? body.code : ''
  const errors = sentencesIn(body)
  /** Whether the days have been booked meanwhile. */
  const isTaken = code === 'DATES_TAKEN'

  return {
    /** A general message. */
    message,
    /** Messages by field. */
    errors: isTaken ? { ...errors, endDate: message } : errors,
    isTaken,
    /** Whether the user has an open request for this flat. */
    isAlreadyRequested: code === 'ALREADY_REQUESTED',
  }
}

/** Whether the server requires more details of the user first. */
export function isDetailsMissing(error: unknown): boolean {
  return isApiError(error) && isErrorBody(error.body) && error.body.code === 'USER_DATA_INCOMPLETE'
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body
}
