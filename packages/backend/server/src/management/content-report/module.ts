import { contentReportCalls } from '@domizil/api/schemas'
import { DEFAULT_LOCALE } from '@domizil/domain'
import { myFlatsPath } from '@domizil/links'
import { findFlat, titleOf } from '../../catalogue/flat/index.ts'
import { findUser } from '../../catalogue/user/index.ts'
import { defineRoom, newReferenceNumber, type User } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { rememberRestriction, type Restriction } from '../../infrastructure/audit/index.ts'
import { registerOpenCalls, registerUserCalls } from '../../infrastructure/http/index.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import { findReview } from '../../rental/review/index.ts'
import { fieldWords, refuse } from './content-report-refusals.ts'
import { insertReport, type ReportRow } from './content-report-repository.ts'
import { createContentReportService } from './content-report-service.ts'
import { accountUnblocked } from './mails.ts'
import { notifyBoth } from './notify-both.ts'
import { createReportDecisionService } from './report-decision-service.ts'
import { restrictedBy } from './restrict.ts'

/**
 * Keeps what an administrator has restricted without a report like a decided report: its author is sent the reasons, sees
 * them in the account, and may complain.
 */
async function stateReasons(
  trx: Queries,
  admin: User,
  { subject, id, decision, reasons, before = {} }: Restriction,
  now: Date,
): Promise<number | null> {
  const content = await CONTENT_OF[subject](trx, id, now)
  if (!content) return null

  const report = await insertReport(trx, {
    ...content,
    reference: newReferenceNumber('R'),
    subject,
    subject_id: id,
    ground: 'OTHER',
    message: '',
    locale: DEFAULT_LOCALE,
    created_at: now,
    decision,
    reasons: reasons.trim(),
    decided_at: now,
    decided_by: admin.id,
    is_reported: false,
    outcomes: [decision],
  })
  const restricted = restrictedBy(decision, report)
  if (restricted && before) {
    await rememberRestriction(trx, { report_id: report.id, ...restricted, ...before, created_at: now })
  }
  await notifyBoth(trx, report.id, { opened: [], waiting: [], bySameAdmin: false }, now)
  return report.id
}

type Content = Pick<ReportRow, 'excerpt' | 'affected_id' | 'flat_id'> | undefined

const CONTENT_OF: Record<Restriction['subject'], (trx: Queries, id: string, now: Date) => Promise<Content>> =
  {
    async FLAT(trx, id) {
      const flat = await findFlat(trx, Number(id))
      return flat && { excerpt: titleOf(flat, DEFAULT_LOCALE), affected_id: flat.owner_id, flat_id: flat.id }
    },

    async REVIEW(trx, id, now) {
      const review = await findReview(trx, Number(id), now)
      return review && { excerpt: review.text, affected_id: review.author_id, flat_id: review.flat_id }
    },

    async PERSON(trx, id) {
      const user = await findUser(trx, id)
      const excerpt = [user?.given_name, user?.family_name].filter(Boolean).join(' ')
      return user && { excerpt, affected_id: id, flat_id: null }
    },
  }

/** Tells a user that an administrator has lifted the block. */
async function tellUnblocked(trx: Queries, id: string, now: Date): Promise<void> {
  await orderMails(trx, [accountUnblocked.order({ to: id, path: myFlatsPath() })], now)
}

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
