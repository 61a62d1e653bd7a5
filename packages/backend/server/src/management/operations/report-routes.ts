import { allReports, lastReport } from '@domizil/api'
import { adminCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import type { ReportService } from './report-service.ts'

export function addReportRoutes(app: FastifyInstance, { reports }: { reports: ReportService }): void {
  registerUserCall(app, lastReport, adminCalls.lastReport, (actor) => reports.last(actor))
  registerUserCall(app, allReports, adminCalls.allReports, (actor, { query }) => reports.all(actor, query))
}
