import { type CallInput, reportFailure } from '@domizil/api'

type Failure = CallInput<typeof reportFailure>['body']

/**
 * Tells the server that a version of a part has failed here, so that it is counted. It gets through where the page is
 * left or loaded anew at once, and nobody hears of it where it does not.
 */
export function tellOfFailure(failure: Failure): void {
  const body = new Blob([JSON.stringify(failure)], { type: 'application/json' })
  navigator.sendBeacon?.(`/api${reportFailure.path}`, body)
}
