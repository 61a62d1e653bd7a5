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

/** A failed call as a form with these fields shows it. */
export interface ShownRefusal {
  /** The sentences beside their fields. */
  readonly errors: Readonly<Record<string, string>>
  /** The whole sentence, unless every part of it stands beside a field. */
  readonly problem: string | undefined
}

/** What a failed call says, divided into what stands beside one of these fields and what the form says as a whole. */
export function shownRefusal(error: unknown, fields: readonly string[]): ShownRefusal {
  const { message, body } = asApiError(error)
  const all = Object.entries(sentencesIn(body))
  const known = all.filter(([field]) => fields.includes(field))
  const isSaid = known.length > 0 && known.length === all.length

  return { errors: Object.fromEntries(known), problem: isSaid ? undefined : message }
}

/** The sentences of a failed call by field; without a field the whole sentence stands at ''. */
export function problemsOf(error: unknown): Record<string, string> {
  const { message, body } = asApiError(error)
  const sentences = sentencesIn(body)
  return Object.keys(sentences).length > 0 ? sentences : { '': message }
}

/** The sentences without those of fields that have been changed since. */
export function without(errors: ShownRefusal['errors'], fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)))
}
