import { get, post } from '../call.ts'
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
export const reportFailure = post<typeof schema.reportFailure>('/telemetry/failure/:remote/:version/:channel')
/** Reports that a version of an app starts, while a canary of it is judged. */
export const reportStart = post<typeof schema.reportStart>('/telemetry/start/:remote/:version')
/**
 * Reports how fast the first page of a visit was, as the version of its app, without personal data.
 */
export const reportVitals = post<typeof schema.reportVitals>('/telemetry/vitals/:remote/:version/:channel')
/** How fast the versions of all apps were in the last days. */
export const listVitals = get<typeof schema.listVitals>('/admin/api/vitals')
/** How the versions of running and recent canaries do, and what was decided about them. */
export const listCanaries = get<typeof schema.listCanaries>('/admin/api/canaries')
/** The number of failures by channel, app and version in the last days. */
export const listFailures = get<typeof schema.listFailures>('/admin/api/failures')
/** Where a failure happened, in the sources. */
export const getFailureStack = get<typeof schema.getFailureStack>('/admin/api/failureStack/:stack')
/** What jobs could not do: items whose retry is pending, and jobs that have failed. */
export const listFailedJobs = get<typeof schema.listFailedJobs>('/admin/api/failedJobs')
