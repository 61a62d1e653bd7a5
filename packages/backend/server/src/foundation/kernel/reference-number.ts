import { randomInt } from 'node:crypto'

/** Without letters and digits that look or sound alike. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 8

/** A random reference number, such as `H-7KQ2-MX4B`, which cannot be guessed. Its first letter says what it is of. */
export function newReferenceNumber(kind: 'H' | 'R'): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `${kind}-${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`
}
