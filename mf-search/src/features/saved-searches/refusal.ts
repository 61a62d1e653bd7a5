import type { ErrorBody } from '@domizil/api'
import type { ApiErrorLike } from '@domizil/shell-api'

/** Why the server has not taken a search: one sentence about the whole, and sentences by field. */
export function refusalOf({ message, body }: ApiErrorLike) {
  const { details = [] } = isErrorBody(body) ? body : {}

  return { message, errors: Object.fromEntries(details.map((detail) => [detail.field, detail.message])) }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body
}
