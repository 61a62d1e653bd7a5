import { LOCALES, MAIL_STATUSES } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { Id, IdParams, Moment, orNull } from './parts.ts'

/** A mail in the list of mails, without its text. */
export const AdminMail = Type.Object({
  id: Id,
  time: Moment,
  to: Type.String(),
  subject: Type.String(),
  kind: Type.String(),
  locale: Type.Enum([...LOCALES]),
  status: Type.Enum([...MAIL_STATUSES]),
  /** Why it is not sent yet, or never will be. */
  error: orNull(Type.String()),
  sent: orNull(Moment),
  /** The name of the attached file; null without one. */
  file: orNull(Type.String()),
})
export type AdminMail = Static<typeof AdminMail>

export const readMail = {
  params: IdParams,
  response: Type.Object({
    /** Null where a mail server is configured. */
    text: orNull(Type.String()),
  }),
} satisfies CallSchema
