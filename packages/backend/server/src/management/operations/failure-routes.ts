import { listFailures, reportFailure } from '@domizil/api'
import { telemetryCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerOpenCall, registerUserCall } from '../../infrastructure/http/index.ts'
import type { FailureService } from './failure-service.ts'

export function addFailureRoutes(app: FastifyInstance, { failures }: { failures: FailureService }): void {
  registerOpenCall(app, reportFailure, telemetryCalls.reportFailure, (_actor, { params, body }) =>
    failures.report({ ...params, ...body }),
  )
  registerUserCall(app, listFailures, telemetryCalls.listFailures, (actor) => failures.list(actor))
}
