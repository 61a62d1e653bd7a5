import { contentReportCalls } from '@domizil/api/schemas'
import { fieldWords, refuse } from './content-report-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createContentReportService } from './content-report-service.ts'
import { createReportDecisionService } from './report-decision-service.ts'
import { stateReasons, tellUnblocked } from './state-reasons.ts'
import { registerOpenCalls, registerUserCalls } from '../../infrastructure/http/index.ts'

/** Reports of content, decisions about them, and complaints. */
export const contentReportRoom = defineRoom({
  services: { contentReports: createContentReportService, reportDecisions: createReportDecisionService },
  routes: (app, { contentReports, reportDecisions }) => {
    registerOpenCalls(app, contentReportCalls, {
      reportContent: (actor, { body }, { request }) => contentReports.report(actor, request.ip, body),
    })
    registerUserCalls(app, contentReportCalls, {
      listContentReports: (actor) => contentReports.list(actor),
      complainAboutDecision: (actor, { params, body }) =>
        contentReports.complain(actor, params.id, body.text),
      decideReport: (actor, { params, body }) => reportDecisions.decide(actor, params.id, body),
      countReports: (actor) => reportDecisions.years(actor),
    })
  },
  offers: { stateReasons, tellUnblocked },
  fieldWords,
  refusals: refuse.table,
})
