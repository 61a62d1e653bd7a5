import { fieldWords, refuse } from './http-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'

export { addDefaultHeaders } from './answer-headers.ts'
export { addAuthentication, createAuthentication } from './authentication.ts'
export { addCompression } from './compression.ts'
export { createDiskWatch } from './disk-watch.ts'
export { addErrorHandler, answerUnreadableAddress } from './error-handler.ts'
export { addHealth, type HealthParts } from './health.ts'
export { addOpenApi } from './openapi/openapi-routes.ts'
export { observeRequests } from './observe-requests.ts'
export { addRequestIds, requestIdOf } from './request-id.ts'
export { addRateLimits, DEFAULT_LIMITS, type Limits } from './rate-limits.ts'
export { serializerCompiler, validatorCompiler } from './validation.ts'
export { addUncheckedAddresses } from './unchecked-addresses.ts'
export { createTokenVerifier, type IdentityConfig, type VerifyToken } from './verify-token.ts'

/** Refusals and routes of the API itself. */
export const httpRoom = defineRoom({
  fieldWords,
  refusals: refuse.table,
})
