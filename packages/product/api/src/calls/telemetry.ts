import { call } from '../call.ts'
import type * as schema from '../schemas/telemetry-calls.ts'

/**
 * Set by the gateway on a report of a version that was never published, or of another channel than its own: it is checked like
 * others, and not counted.
 */
export const UNCOUNTED_HEADER = 'x-uncounted-report'
/** Set by the gateway on a report whose page does not prove that it was given the version: it counts for no canary. */
export const UNPROVEN_VISIT_HEADER = 'x-unproven-visit'
/**
 * Reports that an app has failed in a browser, without personal data. Version and channel stand in the path, so that the gateway
 * tells reports that do not count without reading a body.
 */
export const reportFailure = call<typeof schema.reportFailure>(
  'POST',
  '/telemetry/failure/:remote/:version/:channel',
)
/** Reports that a version of an app starts, while a canary of it is judged. */
export const reportStart = call<typeof schema.reportStart>('POST', '/telemetry/start/:remote/:version')
/**
 * Reports how fast the first page of a visit was, as the version of its app, without personal data.
 */
export const reportVitals = call<typeof schema.reportVitals>(
  'POST',
  '/telemetry/vitals/:remote/:version/:channel',
)
/** How fast the versions of all apps were in the last days. */
export const listVitals = call<typeof schema.listVitals>('GET', '/admin/api/vitals')
/** How the versions of running and recent canaries do, and what was decided about them. */
export const listCanaries = call<typeof schema.listCanaries>('GET', '/admin/api/canaries')
/** The number of failures by channel, app and version in the last days. */
export const listFailures = call<typeof schema.listFailures>('GET', '/admin/api/failures')
/** Where a failure happened, in the sources. */
export const getFailureStack = call<typeof schema.getFailureStack>('GET', '/admin/api/failureStack/:stack')
/** What jobs could not do: items whose retry is pending, and jobs that have failed. */
export const listFailedJobs = call<typeof schema.listFailedJobs>('GET', '/admin/api/failedJobs')
