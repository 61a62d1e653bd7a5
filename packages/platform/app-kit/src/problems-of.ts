import type { ErrorBody } from '@domizil/api'
import type { ApiErrorLike } from '@domizil/shell-api'

/** What is no failed call is thrown on: it is a fault of ours. */
export function asApiError(error: unknown): ApiErrorLike {
  if (error instanceof Error && 'ajax' in error) return error as Error & ApiErrorLike
  throw error
}

/** The sentences of a refusal by field. */
export function sentencesIn(body: unknown): Record<string, string> {
  const { details = [] } = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorBody>
  return Object.fromEntries(details.map(({ field, message }) => [field, message]))
}

/** The sentences of a failed call by field; without a field the whole sentence stands at ''. */
export function problemsOf(error: unknown): Record<string, string> {
  const { message, body } = asApiError(error)
  const sentences = sentencesIn(body)
  return Object.keys(sentences).length > 0 ? sentences : { '': message }
}
