import type { Day } from '../days/day.ts'
import { checkLength, type Issue } from '../issue.ts'
import type { BookingStatus } from '../statuses.ts'

/** The limits of a landlord's confirmation of moving in, both ends included. */
export const MOVE_IN_LIMITS = {
  names: { min: 1, max: 20 },
  name: { min: 2, max: 120 },
  flatOwner: { min: 5, max: 300 },
} as const
/** The number of confirmations for one booking. */
export const MAX_MOVE_IN_VERSIONS = 20

/**
 * Whether a landlord's confirmation of moving in can be written: for a German flat (§ 19 BMG), of a contract that both
 * have signed, once the stay has begun.
 */
export function canConfirmMoveIn(
  { status, startDate, isGerman }: { status: BookingStatus; startDate: Day; isGerman: boolean },
  today: Day,
): boolean {
  return isGerman && status === 'BOOKING_COMPLETED' && startDate <= today
}

/** Validates the names of those who move in, and of the owner if that is another person; fields are `names.0`. */
export function checkMoveIn({
  names,
  flatOwner,
}: {
  names: readonly string[]
  flatOwner?: string | undefined
}): Issue[] {
  const none = names.length === 0 ? [{ field: 'names.0', code: 'REQUIRED' } as const] : []
  return [
    ...none,
    ...names.flatMap((name, index) => checkLength(`names.${index}`, name, MOVE_IN_LIMITS.name)),
    ...(flatOwner === undefined ? [] : checkLength('flatOwner', flatOwner, MOVE_IN_LIMITS.flatOwner)),
  ]
}
