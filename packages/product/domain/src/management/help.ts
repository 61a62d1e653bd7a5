/** The topics of a help request. */
export const HELP_TOPICS = [
  'ACCOUNT',
  'SEARCH',
  'BOOKING',
  'CONTRACT',
  'PAYMENT',
  'LISTING',
  'REPORT_LISTING',
  'TECHNICAL',
  'OTHER',
] as const
export type HelpTopic = (typeof HELP_TOPICS)[number]

/** A help request is OPEN until an administrator has answered it. */
export const HELP_STATUSES = ['OPEN', 'CLOSED'] as const
export type HelpStatus = (typeof HELP_STATUSES)[number]

/** The length of a help request's message, both ends included. */
export const HELP_MESSAGE_LIMITS = { min: 10, max: 2_000 } as const

/** What administrators add to a help request: a mail to its author, or a note for each other. */
export const HELP_ENTRY_KINDS = ['REPLY', 'NOTE'] as const
export type HelpEntryKind = (typeof HELP_ENTRY_KINDS)[number]

/** The length of a reply or a note, both ends included. */
export const HELP_ENTRY_LIMITS = { min: 2, max: 4_000 } as const

/** Replies that are written again and again. Each has a text in the language of the request. */
export const HELP_TEMPLATES = [
  'GREETING',
  'MORE_DETAILS',
  'WITHDRAW_REQUEST',
  'CONTRACT_COPY',
  'INVOICE',
  'LISTING_REVIEW',
  'SOLVED',
] as const
export type HelpTemplate = (typeof HELP_TEMPLATES)[number]
