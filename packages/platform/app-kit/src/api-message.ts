import type { ApiErrorLike } from '@domizil/shell-api'

/**
 * The message of a failed call, ready to be displayed.
 * @throws the error itself if it is not an `ApiErrorLike`: a bug, not for a notice.
 */
export function messageOf(error: unknown): string {
  if (!isApiError(error)) throw error
  return error.message
}

/** Whether an error is a failed call to the backend. */
export function isApiError(error: unknown): error is ApiErrorLike {
  return error instanceof Error && 'ajax' in error && error.ajax === true
}
