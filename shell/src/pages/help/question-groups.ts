/** The questions of the help page, by group. Each has an anchor: `/help#relevance`. */
export const QUESTION_GROUPS = [
  { id: 'search', questions: ['relevance', 'nothing-found', 'circle', 'favourites'] },
  { id: 'booking', questions: ['flow', 'timers', 'several', 'reserved', 'cancel', 'dates'] },
  { id: 'contract', questions: ['price', 'fees', 'deposit', 'sign', 'money-before'] },
  { id: 'listing', questions: ['publish', 'pictures', 'energy', 'calendar', 'pause'] },
  { id: 'reviews', questions: ['reviews', 'tenant-reviews', 'report'] },
  { id: 'account', questions: ['cookies', 'missing-data', 'delete'] },
] as const
