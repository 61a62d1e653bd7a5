import type { Call, CallInput, reportFailure, reportStart, reportVitals } from '@domizil/api'
import { urlOf } from '../../api/url-of.ts'
import type { VisitTrial } from '../../lib/page-facts.ts'

/** Sends a report about a version, for a canary if the visit counts for one, also while the page is being left; errors are ignored. */
export function sendReport(
  call: Call,
  params: CallInput<typeof reportFailure | typeof reportStart | typeof reportVitals>['params'],
  body: object,
  trial?: VisitTrial,
): void {
  navigator.sendBeacon?.(
    urlOf(call, { params, query: { visit: trial?.visit } }),
    new Blob([JSON.stringify({ ...body, trial: trial?.id })], { type: 'application/json' }),
  )
}
