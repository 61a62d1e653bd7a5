import { HELP_MESSAGE_LIMITS, HELP_TOPICS } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { Email, Id, lineUpTo, LocaleCode, textUpTo, textWithin } from './parts.ts'

/** A help request. No session required. */
export const HelpRequest = Type.Object({
  topic: Type.Enum([...HELP_TOPICS]),
  message: textWithin(HELP_MESSAGE_LIMITS),
  email: Email,
  name: Type.Optional(lineUpTo(120)),
  phone: Type.Optional(lineUpTo(40)),
  flatId: Type.Optional(Id),
  bookingId: Type.Optional(Id),
  pageUrl: lineUpTo(2000),
  locale: LocaleCode,
  acceptPrivacy: Type.Literal(true),
  /** A honeypot: hidden from users, filled in by bots. Leave it empty. */
  website: Type.Optional(textUpTo(500)),
})
export type HelpRequest = Static<typeof HelpRequest>

/** The confirmation of a help request. */
export const HelpReceipt = Type.Object({ referenceNumber: Type.String() })
export type HelpReceipt = Static<typeof HelpReceipt>
