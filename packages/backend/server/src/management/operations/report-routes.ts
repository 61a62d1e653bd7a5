import { adminCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCalls } from '../../infrastructure/http/index.ts'
import type { ReportService } from './report-service.ts'

export function addReportRoutes(app: FastifyInstance, { reports }: { reports: ReportService }): void {
  registerUserCalls(app, adminCalls, {
    lastReport: (actor) => reports.last(actor),
    allReports: (actor, { query }) => reports.all(actor, query),
  })
}
