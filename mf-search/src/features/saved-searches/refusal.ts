import type { ErrorBody } from '@domizil/api'
import type { ApiErrorLike } from '@domizil/shell-api'

/** Why the server has refused a search: a general message, and messages by field. */
export function refusalOf({ message, body }: ApiErrorLike) {
  const { details = [] } = isErrorBody(body) ? body : {}

  return { message, errors: Object.fromEntries(details.map((detail) => [detail.field, detail.message])) }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body
}
