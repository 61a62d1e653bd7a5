import { call } from '../call.ts'
import type * as schema from '../schemas/telemetry-calls.ts'

/**
 * Reports that an app has failed in a browser, without personal data. The version stands in the path: the gateway
 * forwards reports of published versions only, without reading a body.
 */
export const reportFailure = call<typeof schema.reportFailure>('POST', '/telemetry/failure/:remote/:version')
/** The number of failures by app and version in the last days. */
export const listFailures = call<typeof schema.listFailures>('GET', '/admin/api/failures')
/** What jobs could not do: items whose retry is pending, and jobs that have failed. */
export const listFailedJobs = call<typeof schema.listFailedJobs>('GET', '/admin/api/failedJobs')
