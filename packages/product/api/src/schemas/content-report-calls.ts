import { MAX_REPORTS_TOGETHER, REPORT_DECISIONS, REPORT_MESSAGE_LIMITS } from '@domizil/domain'
import { Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { AdminReport, ContentReport, NewContentReport, ReportYear } from './content-report.ts'
import { HelpReceipt } from './help.ts'
import { AdminReason, Id, IdParams, textWithin } from './parts.ts'

/** Reports content; open to everybody. Messages and tenants are reported by those who see them. */
export const reportContent = { body: NewContentReport, response: HelpReceipt } satisfies CallSchema
/** Newest first, at most 200. */
export const listContentReports = { response: Type.Array(ContentReport) } satisfies CallSchema
/** The one complaint of the caller about a decision against the caller. */
export const complainAboutDecision = {
  params: IdParams,
  body: Type.Object({ text: textWithin(REPORT_MESSAGE_LIMITS) }),
  response: ContentReport,
} satisfies CallSchema

/** Decides a report, or the complaints that wait about it, and with it all open reports of the same content. */
export const decideReport = {
  params: IdParams,
  body: Type.Object({
    decision: Type.Enum([...REPORT_DECISIONS]),
    reason: AdminReason,
    /** The other open reports of the same content: none is decided that the administrator has not seen. */
    together: Type.Optional(Type.Array(Id, { maxItems: MAX_REPORTS_TOGETHER })),
  }),
  response: AdminReport,
} satisfies CallSchema
/** The figures of each year with reports, the newest first. */
export const countReports = { response: Type.Array(ReportYear) } satisfies CallSchema
