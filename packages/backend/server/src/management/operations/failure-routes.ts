import { UNCOUNTED_HEADER, UNPROVEN_VISIT_HEADER } from '@domizil/api'
import { telemetryCalls } from '@domizil/api/schemas'
import { browserOf } from '@domizil/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { registerOpenCalls, registerUserCalls } from '../../infrastructure/http/index.ts'
import type { CanaryService } from './canary-service.ts'
import type { FailureService } from './failure-service.ts'
import type { VitalsService } from './vitals-service.ts'

const NOT_NOTED = { noted: false }
const isCounted = ({ headers }: FastifyRequest) => headers[UNCOUNTED_HEADER] === undefined
const isProven = ({ headers }: FastifyRequest) => headers[UNPROVEN_VISIT_HEADER] === undefined

/** A report without its canary, where its page does not prove the visit. */
function provenIn<Body extends { readonly trial?: string }>(request: FastifyRequest, body: Body): Body {
  return isProven(request) ? body : { ...body, trial: undefined }
}

export function addFailureRoutes(
  app: FastifyInstance,
  {
    failures,
    canaries,
    vitals,
  }: { failures: FailureService; canaries: CanaryService; vitals: VitalsService },
): void {
  registerOpenCalls(app, telemetryCalls, {
    reportStart: (_actor, { params, body }, { request }) =>
      isCounted(request) && isProven(request)
        ? canaries.start({ ...params, ...body, from: request.ip })
        : NOT_NOTED,
  })
  registerUserCalls(app, telemetryCalls, {
    listCanaries: (actor) => canaries.list(actor),
  })
  registerOpenCalls(app, telemetryCalls, {
    reportFailure: (_actor, { params, body }, { request }) =>
      isCounted(request)
        ? failures.report({
            ...params,
            ...provenIn(request, body),
            from: request.ip,
            browser: body.phase === 'draw' ? 'server' : browserOf(request.headers['user-agent']),
          })
        : NOT_NOTED,
    reportVitals: (_actor, { params, body }, { request }) =>
      isCounted(request)
        ? vitals.report({ ...params, ...provenIn(request, body), from: request.ip })
        : NOT_NOTED,
  })
  registerUserCalls(app, telemetryCalls, {
    listVitals: (actor) => vitals.list(actor),
    listFailures: (actor) => failures.list(actor),
    getFailureStack: (actor, { params }) => failures.stack(actor, params.stack),
  })
}
