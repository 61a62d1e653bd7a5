/** The codes of validation issues. They are stable: the interface maps each to a message. */
export type IssueCode =
  | 'REQUIRED'
  | 'OUT_OF_RANGE'
  | 'LENGTH_OUT_OF_RANGE'
  | 'NOT_WHOLE'
  | 'TOO_MANY_DECIMALS'
  | 'UNKNOWN_CODE'
  | 'WRONG_FORMAT'
  | 'WRONG_IBAN'
  | 'CONTACT_NOT_ALLOWED'
  | 'REGION_MISMATCH'
  | 'NO_ROOM_TO_LIVE_IN'
  | 'NO_BATHROOM'
  | 'IN_THE_FUTURE'
  | 'EXPIRED'
  | 'CLASS_MISMATCH'
  | 'TOO_FEW'
  | 'TOO_MANY'
  | 'INCOMPLETE'
  | 'IN_THE_PAST'
  | 'TOO_FAR_AHEAD'
  | 'END_BEFORE_START'
  | 'LENGTH_NOT_OFFERED'
  | 'STAY_TOO_LONG'
  | 'MUST_BE_ACCEPTED'
  | 'UNUSUAL_PRICE'
  | 'CROWDED'
  | 'NO_KITCHEN'
  | 'SHORT'

/** A violated rule of one field, with the values for its message. */
export interface Issue {
  readonly field: string
  readonly code: IssueCode
  readonly min?: number
  readonly max?: number
  /** How many digits behind the point there may be; one without. */
  readonly decimals?: number
  /** The words of the text that are meant. */
  readonly words?: string
  /** A day, `YYYY-MM-DD`. */
  readonly latest?: string
}

/** An issue as text, for lists of codes: `pricePerMonth.OUT_OF_RANGE`. */
export function issueKey({ field, code }: Issue): string {
  return `${field}.${code}`
}

/** The smallest and the largest value, both allowed. */
export interface Range {
  readonly min: number
  readonly max: number
}

/**
 * Validates a number: present, whole unless `decimals` says otherwise, and within the range. A text that is no number is
 * NaN.
 */
export function checkNumber(
  field: string,
  value: number | undefined,
  { min, max, decimals = 0 }: Range & { decimals?: number },
): Issue[] {
  if (value === undefined) return [{ field, code: 'REQUIRED', min, max }]
  if (value < min || value > max) return [{ field, code: 'OUT_OF_RANGE', min, max }]
  if (!Number.isNaN(value) && hasAtMostDecimals(value, decimals)) return []

  if (decimals === 0) return [{ field, code: 'NOT_WHOLE', min, max }]
  return [{ field, code: 'TOO_MANY_DECIMALS', min, max, ...(decimals > 1 && { decimals }) }]
}

/** Characters that are invisible alone: joiners, blanks without a width, marks of the direction. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/**
 * Validates the trimmed length of a text: what is invisible counts for the longest, not for the shortest. A range from 0
 * allows an empty text.
 */
export function checkLength(field: string, value: string | undefined, { min, max }: Range): Issue[] {
  const length = value?.trim().length ?? 0
  const visible = value?.replace(INVISIBLE, '').trim().length ?? 0
  if (visible === 0 && min > 0) return [{ field, code: 'REQUIRED', min, max }]

  return visible < min || length > max ? [{ field, code: 'LENGTH_OUT_OF_RANGE', min, max }] : []
}

/** Validates a code against its catalogue. */
export function checkCode(field: string, value: string | undefined, catalogue: readonly string[]): Issue[] {
  if (!value) return [{ field, code: 'REQUIRED' }]
  return catalogue.includes(value) ? [] : [{ field, code: 'UNKNOWN_CODE' }]
}

/** Validates a set of codes against its catalogue; the empty set is a missing one. */
export function checkCodes(
  field: string,
  codes: readonly string[] | undefined,
  catalogue: readonly string[],
): Issue[] {
  if (!codes?.length) return [{ field, code: 'REQUIRED' }]
  return codes.every((code) => catalogue.includes(code)) ? [] : [{ field, code: 'UNKNOWN_CODE' }]
}

function hasAtMostDecimals(value: number, decimals: number): boolean {
  // By text, because of rounding errors: 24.7 × 10 is 246.99999999999997.
  return Number(value.toFixed(decimals)) === value
}
