import { DEFAULT_LOCALE } from '@domizil/domain'
import { findUser } from '../../catalogue/user/index.ts'
import { newReferenceNumber, type User } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import type { Restriction } from '../../infrastructure/audit/index.ts'
import { findReview } from '../../rental/review/index.ts'
import { insertReport } from './content-report-repository.ts'
import { notifyBoth } from './notify-both.ts'

/**
 * Keeps what an administrator has restricted without a report like a decided report: its author is sent the reasons, sees
 * them in the account, and may complain.
 */
export async function stateReasons(
  trx: Queries,
  admin: User,
  { subject, id, decision, reasons }: Restriction,
  now: Date,
): Promise<void> {
  const content = await (subject === 'REVIEW'
    ? contentOfReview(trx, Number(id), now)
    : contentOfPerson(trx, id))
  if (!content) return

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
  })
  await notifyBoth(trx, report.id, { waiting: [], bySameAdmin: false }, now)
}

async function contentOfReview(trx: Queries, id: number, now: Date) {
  const review = await findReview(trx, id, now)
  return review && { excerpt: review.text, affected_id: review.author_id, flat_id: review.flat_id }
}

async function contentOfPerson(trx: Queries, id: string) {
  const user = await findUser(trx, id)
  const excerpt = [user?.given_name, user?.family_name].filter(Boolean).join(' ')
  return user && { excerpt, affected_id: id, flat_id: null }
}
