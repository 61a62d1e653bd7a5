import type { ErrorBody } from '@domizil/api'
import { isApiError } from '@domizil/app-kit'
import type { ApiErrorLike } from '@domizil/shell-api'

/** Why the server has not taken a request. */
export interface Refusal {
  /** One sentence about the whole. */
  message: string
  /** Sentences by field. */
  errors: Readonly<Record<string, string>>
  /** Somebody else has got the days meanwhile. */
  isTaken: boolean
  /** There is an open request for this flat already. */
  isAlreadyRequested: boolean
}

/** The server's refusal, with each sentence at its field. Days that are gone meanwhile belong to the days. */
export function refusalOf({ message, body }: ApiErrorLike): Refusal {
  const { code, details = [] } = isErrorBody(body) ? body : { code: '' }
  const errors = Object.fromEntries(details.map((detail) => [detail.field, detail.message]))
  const isTaken = code === 'DATES_TAKEN'

  return {
    message,
    errors: isTaken ? { ...errors, endDate: message } : errors,
    isTaken,
    isAlreadyRequested: code === 'ALREADY_REQUESTED',
  }
}

/** Whether the server first wants to know more of whoever asks. */
export function isDetailsMissing(error: unknown): boolean {
  return isApiError(error) && isErrorBody(error.body) && error.body.code === 'USER_DATA_INCOMPLETE'
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body
}
