import type { ApiErrorLike } from '@domizil/shell-api'

/**
 * The sentence of a failed call, ready to be shown.
 * @throws whatever is no failed call: that is a fault of ours, and not for a notice.
 */
export function messageOf(error: unknown): string {
  if (!isApiError(error)) throw error
  return error.message
}

/** Whether an error is a call to the backend that failed. */
export function isApiError(error: unknown): error is ApiErrorLike {
  return error instanceof Error && 'ajax' in error && error.ajax === true
}
