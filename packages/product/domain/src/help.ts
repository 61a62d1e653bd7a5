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
