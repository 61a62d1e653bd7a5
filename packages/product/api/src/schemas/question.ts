import { type Static, Type } from 'typebox'
import { Id, Moment, orNull } from './parts.ts'

/** A thread between a tenant and the landlord of a flat that has not been requested yet. */
export const Question = Type.Object({
  id: Id,
  /** As which of the two parties the caller reads it. */
  role: Type.Enum(['TENANT', 'LANDLORD']),
  flat: Type.Object({
    id: Id,
    title_en: Type.String(),
    title_local: orNull(Type.String()),
    languageTag: Type.String(),
    city: Type.String(),
  }),
  /** Empty once the other account is deleted. */
  otherParty: Type.Object({ name: Type.String() }),
  /** The number of messages that the caller has not read. */
  unreadMessages: Type.Integer(),
  /** The newest message; its text is empty for a viewing and once it was removed. Null once its author has left. */
  lastMessage: orNull(
    Type.Object({ author: Type.Enum(['TENANT', 'LANDLORD']), text: Type.String(), createdAt: Moment }),
  ),
  createdAt: Moment,
})
export type Question = Static<typeof Question>
