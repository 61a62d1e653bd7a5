import type { Clock, Site } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { composeMail, type WrittenMail } from './compose-mail.ts'
import type { MailOrder } from './define-mail.ts'
import { mailContent } from './mail-content.ts'
import type { MailReaders } from './mail-readers.ts'

interface Dependencies {
  clock: Clock
  site: Site
  /** What all rooms read for mails. */
  mails: MailReaders
}

/** Writes a mail without sending it; undefined if its recipient or subject no longer exists. */
export async function writeMail(
  executor: Queries,
  order: MailOrder,
  { clock, site, mails }: Dependencies,
): Promise<WrittenMail | undefined> {
  const found = await mailContent(executor, order, { mails, now: clock() })
  return found && composeMail(found.content, site)
}

export type { Dependencies as MailWriting }
