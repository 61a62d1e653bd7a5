import { listCanaries, listFailures, reportFailure, reportStart } from '@domizil/api'
import { telemetryCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerOpenCall, registerUserCall } from '../../infrastructure/http/index.ts'
import type { CanaryService } from './canary-service.ts'
import type { FailureService } from './failure-service.ts'

export function addFailureRoutes(
  app: FastifyInstance,
  { failures, canaries }: { failures: FailureService; canaries: CanaryService },
): void {
  registerOpenCall(app, reportStart, telemetryCalls.reportStart, (_actor, { params, body }) =>
    canaries.start({ ...params, ...body }),
  )
  registerUserCall(app, listCanaries, telemetryCalls.listCanaries, (actor) => canaries.list(actor))
  registerOpenCall(app, reportFailure, telemetryCalls.reportFailure, (_actor, { params, body }) =>
    failures.report({ ...params, ...body }),
  )
  registerUserCall(app, listFailures, telemetryCalls.listFailures, (actor) => failures.list(actor))
}
