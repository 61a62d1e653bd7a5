import { sentencesIn } from '@domizil/app-kit/problems'
import type { ApiErrorLike } from '@domizil/shell-api'

/** Why the server has refused a search: a general message, and messages by field. */
export function refusalOf({ message, body }: ApiErrorLike) {
  return { message, errors: sentencesIn(body) }
}
