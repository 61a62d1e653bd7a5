import { call } from '../call.ts'
import type * as lists from '../schemas/admin-lists.ts'
import type * as schema from '../schemas/content-report-calls.ts'

/** Reports a flat, a review, a message or a person, the public content also without a session. */
export const reportContent = call<typeof schema.reportContent>('PUT', '/user/report')
/** The caller's reports, and the decided ones about the caller's content. */
export const listContentReports = call<typeof schema.listContentReports>('GET', '/user/api/report/list')
/** Complains about a decision, once, within six months. */
export const complainAboutDecision = call<typeof schema.complainAboutDecision>(
  'POST',
  '/user/api/report/:id/complain',
)

/** One page of reports. */
export const listAdminReports = call<typeof lists.listAdminReports>('GET', '/admin/api/reports')
/** Decides a report, or the complaints about it: both sides are sent the reasons. */
export const decideReport = call<typeof schema.decideReport>('POST', '/admin/api/report/:id/decide')
/** The figures of each year, for the transparency report. */
export const countReports = call<typeof schema.countReports>('GET', '/admin/api/report/years')
