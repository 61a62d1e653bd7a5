import { type CallInput, reportFailure as reportFailureCall } from '@domizil/api'

type Failure = CallInput<typeof reportFailureCall>['body']

/**
 * Reports the failure of an app's version to the server, which counts it. Works during navigation and reload; errors
 * are ignored.
 */
export function reportFailure(failure: Failure): void {
  const body = new Blob([JSON.stringify(failure)], { type: 'application/json' })
  navigator.sendBeacon?.(`/api${reportFailureCall.path}`, body)
}
