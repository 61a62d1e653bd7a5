import {
  listCanaries,
  listFailures,
  listVitals,
  reportFailure,
  reportStart,
  reportVitals,
} from '@domizil/api'
import { telemetryCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerOpenCall, registerUserCall } from '../../infrastructure/http/index.ts'
import type { CanaryService } from './canary-service.ts'
import type { FailureService } from './failure-service.ts'
import type { VitalsService } from './vitals-service.ts'

export function addFailureRoutes(
  app: FastifyInstance,
  {
    failures,
    canaries,
    vitals,
  }: { failures: FailureService; canaries: CanaryService; vitals: VitalsService },
): void {
  registerOpenCall(app, reportStart, telemetryCalls.reportStart, (_actor, { params, body }) =>
    canaries.start({ ...params, ...body }),
  )
  registerUserCall(app, listCanaries, telemetryCalls.listCanaries, (actor) => canaries.list(actor))
  registerOpenCall(app, reportFailure, telemetryCalls.reportFailure, (_actor, { params, body }) =>
    failures.report({ ...params, ...body }),
  )
  registerOpenCall(app, reportVitals, telemetryCalls.reportVitals, (_actor, { params, body }) =>
    vitals.report({ ...params, ...body }),
  )
  registerUserCall(app, listVitals, telemetryCalls.listVitals, (actor) => vitals.list(actor))
  registerUserCall(app, listFailures, telemetryCalls.listFailures, (actor) => failures.list(actor))
}
