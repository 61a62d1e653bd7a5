import { get, post, put } from '../call.ts'
import type * as lists from '../schemas/admin-lists.ts'
import type * as schema from '../schemas/content-report-calls.ts'

/** Reports a flat, a review, a message or a person, the public content also without a session. */
export const reportContent = put<typeof schema.reportContent>('/user/report')
/** The caller's reports, and the decided ones about the caller's content. */
export const listContentReports = get<typeof schema.listContentReports>('/user/api/report/list')
/** Complains about a decision, once, within six months. */
export const complainAboutDecision = post<typeof schema.complainAboutDecision>(
  '/user/api/report/:id/complain',
)

/** One page of reports. */
export const listAdminReports = get<typeof lists.listAdminReports>('/admin/api/reports')
/** Decides a report, or the complaints about it: both sides are sent the reasons. */
export const decideReport = post<typeof schema.decideReport>('/admin/api/report/:id/decide')
/** The figures of each year, for the transparency report. */
export const countReports = get<typeof schema.countReports>('/admin/api/report/years')
