import type { Clock, Site } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { composeMail, type WrittenMail } from './compose-mail.ts'
import { mailContent } from './mail-content.ts'
import type { MailOrder } from './order-mail.ts'
import type { RoomMails } from './room-mails.ts'

interface Dependencies {
  clock: Clock
  site: Site
  /** The mails of all rooms. */
  mails: RoomMails
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
