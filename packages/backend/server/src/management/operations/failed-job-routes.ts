import { listFailedJobs } from '@domizil/api'
import { telemetryCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import type { FailedJobService } from './failed-job-service.ts'

export function addFailedJobRoutes(
  app: FastifyInstance,
  { failedJobs }: { failedJobs: FailedJobService },
): void {
  registerUserCall(app, listFailedJobs, telemetryCalls.listFailedJobs, (actor) => failedJobs.list(actor))
}
