import {
  complainAboutDecision,
  countReports,
  decideReport,
  listContentReports,
  reportContent,
} from '@domizil/api'
import { contentReportCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { fieldWords, refuse } from './content-report-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { type ContentReportService, createContentReportService } from './content-report-service.ts'
import { createReportDecisionService, type ReportDecisionService } from './report-decision-service.ts'
import { stateReasons, tellUnblocked } from './state-reasons.ts'
import { registerOpenCall, registerUserCall } from '../../infrastructure/http/index.ts'

/** Reports of content, decisions about them, and complaints. */
export const contentReportRoom = defineRoom({
  services: { contentReports: createContentReportService, reportDecisions: createReportDecisionService },
  routes: [addContentReportRoutes],
  offers: { stateReasons, tellUnblocked },
  fieldWords,
  refusals: refuse.table,
})

function addContentReportRoutes(
  app: FastifyInstance,
  {
    contentReports,
    reportDecisions,
  }: { contentReports: ContentReportService; reportDecisions: ReportDecisionService },
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
