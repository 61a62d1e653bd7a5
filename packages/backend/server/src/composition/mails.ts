import type { MailTexts, RoomMails } from '../infrastructure/mail/index.ts'
import { findCreditNote, findInvoiceFile } from '../rental/invoice/index.ts'
import { ROOMS } from './rooms.ts'

type KindOf<Room> = Room extends { mails: infer Texts } ? keyof Texts & string : never

/** Every mail that a room can order. */
export type MailKind = KindOf<(typeof ROOMS)[number]>

const texts: Record<string, MailTexts> = {}
const subjects: RoomMails['subjects'] = {}
for (const room of ROOMS) {
  Object.assign(texts, room.mails)
  Object.assign(subjects, room.mailSubjects)
}

/** The mails of all rooms. */
export const MAILS = {
  // Its keys are those of the rooms.
  texts: texts as Record<MailKind, MailTexts>,
  subjects,
  readInvoice: findInvoiceFile,
  readCreditNote: async (db, invoiceId) => (await findCreditNote(db, invoiceId))?.content,
} satisfies RoomMails
