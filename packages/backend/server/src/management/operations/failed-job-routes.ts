import { telemetryCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCalls } from '../../infrastructure/http/index.ts'
import type { FailedJobService } from './failed-job-service.ts'

export function addFailedJobRoutes(
  app: FastifyInstance,
  { failedJobs }: { failedJobs: FailedJobService },
): void {
  registerUserCalls(app, telemetryCalls, {
    listFailedJobs: (actor) => failedJobs.list(actor),
  })
}
