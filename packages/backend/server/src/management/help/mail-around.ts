import type { HelpDesk } from '@domizil/api/schemas'
import type { Queries } from '../../foundation/tables/index.ts'
import type { MailOrder, WrittenMail } from '../../infrastructure/mail/index.ts'
import type { HelpRequestRow } from './help-desk-repository.ts'
import { answerTo } from './help-mails.ts'

/** Writes a mail without sending it; undefined if its recipient no longer exists. */
export type WriteMail = (executor: Queries, order: MailOrder) => Promise<WrittenMail | undefined>

/** Stands for the reply while there is none: a character that no text contains. */
const PLACE = '\uE000'

/** The mail of a reply without its words: what stands before and after them. Null if it would reach no account. */
export async function mailAround(
  executor: Queries,
  request: HelpRequestRow,
  writeMail: WriteMail,
): Promise<HelpDesk['mail']> {
  const mail = await writeMail(executor, answerTo(request, PLACE))
  if (!mail) return null
  const [before = '', after = ''] = mail.text.split(PLACE)

  return { subject: mail.subject, before: before.trim(), after: after.trim() }
}
