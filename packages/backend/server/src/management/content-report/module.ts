import { contentReportMails } from './content-report-mails.ts'
import { refuse } from './content-report-refusals.ts'
import { addContentReportRoutes } from './content-report-routes.ts'

export { createContentReportService } from './content-report-service.ts'
export { createReportDecisionService } from './report-decision-service.ts'

/** Reports of content, decisions about them, and complaints. */
export const contentReportModule = {
  routes: [addContentReportRoutes],
  refusals: refuse.table,
  mails: contentReportMails.texts,
}
