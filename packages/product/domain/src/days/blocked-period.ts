import { addMonths, type Day, isDay } from './day.ts'
import type { Issue } from '../issue.ts'

/** How far ahead an owner may block days, in months. */
export const MAX_MONTHS_BLOCKED_AHEAD = 60

/** The longest note beside blocked days. */
export const MAX_BLOCK_NOTE = 100

/** How many calendars a flat imports at most. */
export const MAX_CALENDARS = 5
/** The longest name of one. */
export const MAX_CALENDAR_NAME = 40

/** Validates days that an owner wants to block. A period that has begun may be blocked, a past one may not. */
export function checkBlockedPeriod(
  { blockedFrom, blockedTo }: { blockedFrom?: Day; blockedTo?: Day },
  today: Day,
): Issue[] {
  const missing = [...checkIsDay('blockedFrom', blockedFrom), ...checkIsDay('blockedTo', blockedTo)]
  if (!blockedFrom || !blockedTo || missing.length > 0) return missing

  const earliest = addMonths(today, -MAX_MONTHS_BLOCKED_AHEAD)
  const latest = addMonths(today, MAX_MONTHS_BLOCKED_AHEAD)
  if (blockedTo < blockedFrom) return [{ field: 'blockedTo', code: 'END_BEFORE_START' }]
  if (blockedTo < today) return [{ field: 'blockedTo', code: 'IN_THE_PAST' }]
  if (blockedFrom < earliest) return [{ field: 'blockedFrom', code: 'IN_THE_PAST' }]

  return blockedTo > latest ? [{ field: 'blockedTo', code: 'TOO_FAR_AHEAD', latest }] : []
}

function checkIsDay(field: string, value: Day | undefined): Issue[] {
  if (!value) return [{ field, code: 'REQUIRED' }]
  return isDay(value) ? [] : [{ field, code: 'WRONG_FORMAT' }]
}
