/** What a help request can be about. */
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

/** The limits of a help request's message, both ends allowed. */
export const HELP_MESSAGE_LIMITS = { min: 10, max: 2_000 } as const
