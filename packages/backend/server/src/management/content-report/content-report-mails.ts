import { mailsOf } from '../../infrastructure/mail/index.ts'
import { CONTENT_REPORT_TEXTS } from './texts/content-report-texts.ts'

/** The mails to both sides of a report. */
export const contentReportMails = mailsOf(CONTENT_REPORT_TEXTS)
