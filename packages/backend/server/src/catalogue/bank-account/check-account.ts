import { ACCOUNT_HOLDER_LIMITS, type BankAccountFields, checkLength, type Issue } from '@domizil/domain'
import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'

/** An account as it is typed, in the form that it is stored in. */
export function tidyAccount({ holder, iban }: BankAccountFields): BankAccountFields {
  return { holder: holder.trim().replace(/\s+/g, ' '), iban: electronicFormatIBAN(iban) ?? '' }
}

/** Validates a tidied account: a name, and an IBAN with the right length and remainder of a country of SEPA. */
export function checkAccount({ holder, iban }: BankAccountFields): Issue[] {
  return [...checkLength('holder', holder, ACCOUNT_HOLDER_LIMITS), ...checkIban(iban)]
}

function checkIban(iban: string): Issue[] {
  if (iban === '') return [{ field: 'iban', code: 'REQUIRED' }]
  const isRight = isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2))
  return isRight ? [] : [{ field: 'iban', code: 'WRONG_IBAN' }]
}
