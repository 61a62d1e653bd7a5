import { type CallInput, reportFailure as reportFailureCall } from '@domizil/api'
import { urlOf } from '../../api/url-of.ts'

type Input = CallInput<typeof reportFailureCall>

/**
 * Reports the failure of an app's version to the server, which counts it. Works during navigation and reload; errors
 * are ignored.
 */
export function reportFailure({ phase, ...params }: Input['params'] & Input['body']): void {
  const body = new Blob([JSON.stringify({ phase })], { type: 'application/json' })
  navigator.sendBeacon?.(urlOf(reportFailureCall, { params }), body)
}
