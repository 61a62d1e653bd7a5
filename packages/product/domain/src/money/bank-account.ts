import type { Range } from '../issue.ts'

/** The length of the name of an account's holder, as bank transfers and their codes take it. */
export const ACCOUNT_HOLDER_LIMITS: Range = { min: 2, max: 70 }

/** The longest text that an IBAN is typed as: 34 characters, and blanks between groups. */
export const MAX_TYPED_IBAN_LENGTH = 60

/** An account as money is transferred to it. */
export interface BankAccountFields {
  readonly holder: string
  /** Electronic form: capitals and digits without blanks. */
  readonly iban: string
}

/** An IBAN in groups of four, as it is read and printed. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Whether the check digits of an IBAN show that it was mistyped, blanks and hyphens aside (ISO 7064, mod 97-10). */
export function isIbanMistyped(typed: string): boolean {
  const iban = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  if (iban === '') return false
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return true

  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(
    /[A-Z]/g,
    (letter) => `${parseInt(letter, 36)}`,
  )
  return BigInt(digits) % 97n !== 1n
}

/** An IBAN of which only the country and the last four characters are shown. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`
}
