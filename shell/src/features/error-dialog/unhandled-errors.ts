import type { ApiErrorLike } from '@domizil/shell-api'
import { settable } from '@domizil/app-kit/readable'

export type UnhandledErrors = ReturnType<typeof watchUnhandledErrors>

/** Collects unhandled rejections that are errors of calls: only those open the global dialog. */
export function watchUnhandledErrors() {
  /** The unhandled error of a call, until it is closed. */
  const current = settable<ApiErrorLike | null>(null)

  window.addEventListener('unhandledrejection', (event) => {
    if (!isApiError(event.reason)) return
    event.preventDefault()
    current.set(event.reason)
  })

  return { current, close: () => current.set(null) }
}

function isApiError(reason: unknown): reason is ApiErrorLike {
  return reason instanceof Error && 'ajax' in reason && reason.ajax === true
}
