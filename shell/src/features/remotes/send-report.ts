import type { Call, CallInput, reportFailure, reportStart, reportVitals } from '@domizil/api'
import { urlOf } from '../../api/url-of.ts'

/** Sends a report about a version, also while the page is being left; errors are ignored. */
export function sendReport(
  call: Call,
  params: CallInput<typeof reportFailure | typeof reportStart | typeof reportVitals>['params'],
  body: object,
): void {
  navigator.sendBeacon?.(
    urlOf(call, { params }),
    new Blob([JSON.stringify(body)], { type: 'application/json' }),
  )
}
