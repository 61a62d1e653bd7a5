import {
  BOOKING_STATUSES,
  HELP_ENTRY_KINDS,
  HELP_ENTRY_LIMITS,
  HELP_TEMPLATES,
  MAX_ID,
} from '@domizil/domain'
import { type Static, Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { AdminHelpRequest } from './admin-rows.ts'
import { Id, IdParams, Moment, orNull, PersonId, textWithin, wholeNumber } from './parts.ts'

/** A reply or a note. */
const HelpEntry = Type.Object({
  id: Id,
  time: Moment,
  /** Empty for a deleted account. */
  admin: Type.String(),
  kind: Type.Enum([...HELP_ENTRY_KINDS]),
  text: Type.String(),
})
export type HelpEntry = Static<typeof HelpEntry>

/** A help request with all that answering it needs. */
export const HelpDesk = Type.Object({
  request: AdminHelpRequest,
  /** The account of the author; null for an anonymous visitor. */
  person: orNull(Type.Object({ id: Type.String(), name: Type.String(), email: Type.String() })),
  /** The flat that the author names, if there is one. */
  flat: orNull(Type.Object({ id: Id, title: Type.String() })),
  /** The booking that the author names, if there is one. */
  booking: orNull(Type.Object({ id: Id, flat: Type.String(), status: Type.Enum([...BOOKING_STATUSES]) })),
  /** Whether the caller looks after it. */
  isMine: Type.Boolean(),
  /** The open request that waits after this one; after the last, the one that has waited longest. */
  next: orNull(Id),
  /** The oldest first. */
  entries: Type.Array(HelpEntry),
  /** Usual replies in the language of the request. */
  templates: Type.Array(Type.Object({ code: Type.Enum([...HELP_TEMPLATES]), text: Type.String() })),
  /** The mail of a reply, with what stands before and after its words; null if the account is gone. */
  mail: orNull(Type.Object({ subject: Type.String(), before: Type.String(), after: Type.String() })),
})
export type HelpDesk = Static<typeof HelpDesk>

const message = textWithin(HELP_ENTRY_LIMITS)

/** A help request with its thread. */
export const getHelpDesk = { params: IdParams, response: HelpDesk } satisfies CallSchema
/** Mails a reply to the author. */
export const replyToHelpRequest = {
  params: IdParams,
  body: Type.Object({
    message,
    /** Whether the request is settled by it. */
    close: Type.Boolean(),
    /** The id of the last entry that the administrator has seen; 0 without any. */
    seen: wholeNumber({ min: 0, max: MAX_ID }),
  }),
  response: HelpDesk,
} satisfies CallSchema
/** Adds a note that only administrators read. */
export const addHelpNote = {
  params: IdParams,
  body: Type.Object({ message }),
  response: HelpDesk,
} satisfies CallSchema
/** Takes a request over, or hands it back. Idempotent. */
export const assignHelpRequest = {
  params: IdParams,
  body: Type.Object({ mine: Type.Boolean() }),
  response: HelpDesk,
} satisfies CallSchema
/** Mails a message to a person, and begins a thread with it. */
export const writeToUser = {
  params: Type.Object({ id: PersonId }),
  body: Type.Object({
    message,
    /** The flat of that person that it is about. */
    flatId: Type.Optional(Id),
  }),
  response: AdminHelpRequest,
} satisfies CallSchema
