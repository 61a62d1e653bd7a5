import { fieldWords, refuse } from './content-report-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createContentReportService } from './content-report-service.ts'
import { createReportDecisionService } from './report-decision-service.ts'
import { stateReasons } from './state-reasons.ts'
import { tellUnblocked } from './tell-unblocked.ts'
import { addContentReportRoutes } from './content-report-routes.ts'

/** Reports of content, decisions about them, and complaints. */
export const contentReportRoom = defineRoom({
  services: { contentReports: createContentReportService, reportDecisions: createReportDecisionService },
  routes: [addContentReportRoutes],
  offers: { stateReasons, tellUnblocked },
  fieldWords,
  refusals: refuse.table,
})
