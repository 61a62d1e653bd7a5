import { listFailures, reportFailure } from '@domizil/contract'
import { telemetryCalls } from '@domizil/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { registerOpenCall, registerUserCall } from '../app/register-call.ts'
import type { FailureService } from './failure-service.ts'

export function addFailureRoutes(app: FastifyInstance, { failures }: { failures: FailureService }): void {
  registerOpenCall(app, reportFailure, telemetryCalls.reportFailure, (_actor, { body }) =>
    failures.report(body),
  )
  registerUserCall(app, listFailures, telemetryCalls.listFailures, (actor) => failures.list(actor))
}
