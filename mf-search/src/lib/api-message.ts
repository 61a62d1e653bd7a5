import type { ApiErrorLike } from '@domizil/shell-api'

/** The sentence of a failed call, ready to be shown. What is no failed call is thrown on: it is a fault of ours. */
export function messageOf(error: unknown): string {
  if (!isApiError(error)) throw error

  return error.message
}

function isApiError(error: unknown): error is ApiErrorLike {
  return error instanceof Error && 'ajax' in error && error.ajax === true
}
