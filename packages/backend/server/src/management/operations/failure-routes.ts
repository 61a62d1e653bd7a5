import {
  getFailureStack,
  listCanaries,
  listFailures,
  listVitals,
  reportFailure,
  reportStart,
  reportVitals,
  UNCOUNTED_HEADER,
  UNPROVEN_VISIT_HEADER,
} from '@domizil/api'
import { telemetryCalls } from '@domizil/api/schemas'
import { browserOf } from '@domizil/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { registerOpenCall, registerUserCall } from '../../infrastructure/http/index.ts'
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
  registerOpenCall(app, reportStart, telemetryCalls.reportStart, (_actor, { params, body }, { request }) =>
    isCounted(request) && isProven(request)
      ? canaries.start({ ...params, ...body, from: request.ip })
      : NOT_NOTED,
  )
  registerUserCall(app, listCanaries, telemetryCalls.listCanaries, (actor) => canaries.list(actor))
  registerOpenCall(
    app,
    reportFailure,
    telemetryCalls.reportFailure,
    (_actor, { params, body }, { request }) =>
      isCounted(request)
        ? failures.report({
            ...params,
            ...provenIn(request, body),
            from: request.ip,
            browser: body.phase === 'draw' ? 'server' : browserOf(request.headers['user-agent']),
          })
        : NOT_NOTED,
  )
  registerOpenCall(app, reportVitals, telemetryCalls.reportVitals, (_actor, { params, body }, { request }) =>
    isCounted(request)
      ? vitals.report({ ...params, ...provenIn(request, body), from: request.ip })
      : NOT_NOTED,
  )
  registerUserCall(app, listVitals, telemetryCalls.listVitals, (actor) => vitals.list(actor))
  registerUserCall(app, listFailures, telemetryCalls.listFailures, (actor) => failures.list(actor))
  registerUserCall(app, getFailureStack, telemetryCalls.getFailureStack, (actor, { params }) =>
    failures.stack(actor, params.stack),
  )
}
