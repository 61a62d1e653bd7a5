import type { HelpDesk } from '@domizil/api/schemas'
import type { Queries } from '../../foundation/tables/index.ts'
import { type MailWriting, writeMail } from '../../infrastructure/mail/index.ts'
import type { HelpRequestRow } from './help-desk-repository.ts'
import { answerTo } from './help-mails.ts'

/** Stands for the reply while there is none: a character that no text contains. */
const PLACE = '\uE000'

/** The mail of a reply without its words: what stands before and after them. Null if it would reach no account. */
export async function mailAround(
  executor: Queries,
  request: HelpRequestRow,
  writing: MailWriting,
): Promise<HelpDesk['mail']> {
  const mail = await writeMail(executor, answerTo(request, PLACE), writing)
  if (!mail) return null
  const [before = '', after = ''] = mail.text.split(PLACE)

  return { subject: mail.subject, before: before.trim(), after: after.trim() }
}
