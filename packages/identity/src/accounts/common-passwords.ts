import { dictionary } from '@zxcvbn-ts/language-common'

/** Sorted by frequency, all in lower case. */
const COMMON = new Set(dictionary['passwords-common'])

/** Whether a password is among the 49,000 most used ones, whatever its capitals (ASVS 6.2.4). */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase())
}
