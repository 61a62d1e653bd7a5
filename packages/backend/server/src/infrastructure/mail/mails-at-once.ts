/** How many mails one process sends at the same time, and its most connections. */
export const MAILS_AT_ONCE = 5
