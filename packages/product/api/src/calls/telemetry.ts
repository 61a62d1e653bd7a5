import { call } from '../call.ts'
import type * as schema from '../schemas/telemetry-calls.ts'

/** Tells that a part of the site has failed in somebody's browser. Who it was is not said. */
export const reportFailure = call<typeof schema.reportFailure>('POST', '/telemetry/failure')
/** Which version of which part has failed in the last days, and how often. */
export const listFailures = call<typeof schema.listFailures>('GET', '/admin/api/failures')
