import { Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { IdParams, orNull } from './parts.ts'

export const readMail = {
  params: IdParams,
  response: Type.Object({
    /** Null where a mail server is configured. */
    text: orNull(Type.String()),
  }),
} satisfies CallSchema

/** The kinds of mails that are sent, with their titles in the caller's language. */
export const listMailTitles = {
  response: Type.Array(Type.Object({ kind: Type.String(), title: Type.String() })),
} satisfies CallSchema
