import { contentReportCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { fieldWords, refuse } from './content-report-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { type ContentReportService, createContentReportService } from './content-report-service.ts'
import { createReportDecisionService, type ReportDecisionService } from './report-decision-service.ts'
import { stateReasons, tellUnblocked } from './state-reasons.ts'
import { registerOpenCalls, registerUserCalls } from '../../infrastructure/http/index.ts'

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
  registerOpenCalls(app, contentReportCalls, {
    reportContent: (actor, { body }, { request }) => contentReports.report(actor, request.ip, body),
  })
  registerUserCalls(app, contentReportCalls, {
    listContentReports: (actor) => contentReports.list(actor),
    complainAboutDecision: (actor, { params, body }) => contentReports.complain(actor, params.id, body.text),
    decideReport: (actor, { params, body }) => reportDecisions.decide(actor, params.id, body),
    countReports: (actor) => reportDecisions.years(actor),
  })
}
