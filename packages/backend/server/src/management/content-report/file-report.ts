import type { NewContentReport } from '@domizil/api/schemas'
import { homePath } from '@domizil/links'
import { type Actor, newReferenceNumber } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { lockUser } from '../../catalogue/user/index.ts'
import { reportReceived } from './mails.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import { findSameReport, insertReport, type ReportRow } from './content-report-repository.ts'
import { refuse } from './content-report-refusals.ts'
import { quotedFor } from './quoted-content.ts'
import { findContent } from './reported-content.ts'

interface Report extends Omit<NewContentReport, 'inGoodFaith' | 'website'> {
  /** Whether a receipt may go to the address. */
  isReceipted: boolean
}

/**
 * Stores a report, and sends its receipt if it may. A user who sends the same again before a decision gets the same
 * number; another ground or other words are another report.
 *
 * @throws {DomainError} REPORTED_CONTENT_NOT_FOUND (404), REPORT_OWN_CONTENT (403).
 */
export async function fileReport(
  trx: Queries,
  actor: Actor,
  { target, id, ground, message, email, locale, isReceipted }: Report,
  now: Date,
): Promise<ReportRow> {
  // Two reports of a user at once get one number.
  if (actor.id !== null) await lockUser(trx, actor.id)
  const content = await findContent[target](trx, actor, id, { now, locale })
  if (!content) throw refuse('REPORTED_CONTENT_NOT_FOUND')
  if (content.affectedId !== null && content.affectedId === actor.id) throw refuse('REPORT_OWN_CONTENT')
  const { subject, subjectId, flatId, affectedId, excerpt } = content

  const words = { ground, message: message.trim() }
  const about = { subject, subject_id: subjectId, reporter_id: actor.id, ...words }
  const same = actor.id === null ? undefined : await findSameReport(trx, about)
  if (same) return same

  const report = await insertReport(trx, {
    ...about,
    reference: newReferenceNumber('R'),
    flat_id: flatId,
    affected_id: affectedId,
    excerpt,
    reporter_email: actor.id === null ? (email?.trim() ?? null) : null,
    locale,
    created_at: now,
  })
  if (!isReceipted) return report

  const values = { number: report.reference, place: await quotedFor(trx, report, actor.id) }
  await orderMails(trx, [reportReceived.order({ ...reporterOf(report), values })], now)
  return report
}

/** The recipient of a mail to the reporter. */
export function reporterOf({ reporter_id, reporter_email, locale }: ReportRow) {
  const path = homePath({ account: 'reports' })
  if (reporter_id !== null) return { to: reporter_id, path }
  return { to: null, locale, path, ...(reporter_email && { address: reporter_email }) }
}
