import { Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { Id, IdParams, LocaleCode, Moment, orNull } from './parts.ts'

const MailHead = {
  id: Id,
  kind: Type.String(),
  to: Type.String(),
  locale: LocaleCode,
  subject: Type.String(),
  createdAt: Moment,
}

export const listOutbox = {
  query: Type.Object({
    page: Type.Integer({ minimum: 0, maximum: 100_000, default: 0 }),
    size: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
  }),
  response: Type.Object({
    items: Type.Array(Type.Object(MailHead)),
    total: Type.Integer(),
    page: Type.Integer(),
    size: Type.Integer(),
  }),
} satisfies CallSchema
export const readOutboxMail = {
  params: IdParams,
  response: Type.Object({
    ...MailHead,
    text: Type.String(),
    html: Type.String(),
    /** The name of the attached file; null without one. */
    file: orNull(Type.String()),
  }),
} satisfies CallSchema
