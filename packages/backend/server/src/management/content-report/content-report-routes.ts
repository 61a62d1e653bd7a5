import {
  complainAboutDecision,
  countReports,
  decideReport,
  listContentReports,
  reportContent,
} from '@domizil/api'
import { contentReportCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerOpenCall, registerUserCall } from '../../infrastructure/http/index.ts'
import type { ContentReportService } from './content-report-service.ts'
import type { ReportDecisionService } from './report-decision-service.ts'

interface ContentReportServices {
  contentReports: ContentReportService
  reportDecisions: ReportDecisionService
}

export function addContentReportRoutes(
  app: FastifyInstance,
  { contentReports, reportDecisions }: ContentReportServices,
): void {
  registerOpenCall(app, reportContent, contentReportCalls.reportContent, (actor, { body }, { request }) =>
    contentReports.report(actor, request.ip, body),
  )
  registerUserCall(app, listContentReports, contentReportCalls.listContentReports, (actor) =>
    contentReports.list(actor),
  )
  registerUserCall(
    app,
    complainAboutDecision,
    contentReportCalls.complainAboutDecision,
    (actor, { params, body }) => contentReports.complain(actor, params.id, body.text),
  )
  registerUserCall(app, decideReport, contentReportCalls.decideReport, (actor, { params, body }) =>
    reportDecisions.decide(actor, params.id, body),
  )
  registerUserCall(app, countReports, contentReportCalls.countReports, (actor) =>
    reportDecisions.years(actor),
  )
}
