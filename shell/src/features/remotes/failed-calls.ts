import type { Call } from '@domizil/api'
import type { ApiErrorLike } from '@domizil/shell-api'
import { reportFailure } from './report-failure.ts'

/** A page that is being left runs no timer: requests that leaving has interrupted are not reported. */
const LEAVING_MS = 1_000

/**
 * Reports the calls that the backend or the connection has failed, in the name of the app whose page is shown. Each
 * call counts once in a page; without a network nothing is reported.
 */
export function createFailedCalls(getShown: () => { remote: string; version: string } | undefined) {
  const known = new Set<string>()

  return ({ method, path }: Call, { status }: ApiErrorLike): void => {
    const shown = getShown()
    const isOurs = status === undefined ? navigator.onLine : status >= 500
    if (!shown || !isOurs) return

    const message = `${method} ${path}: ${status === undefined ? 'no answer' : 'server error'}`
    if (known.has(message)) return
    known.add(message)
    setTimeout(() => reportFailure({ ...shown, phase: 'call', error: message }), LEAVING_MS)
  }
}
