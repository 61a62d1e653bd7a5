import type { BankAccountFields } from '@domizil/domain'
import { randomFrom } from '../random.ts'
import type { Person } from './people.ts'

/** No bank has this number: a transfer to it is refused. */
const NO_BANK = '99999999'
/** D and E as numbers, then two digits in the place of the remainder (ISO 13616). */
const GERMANY = '131400'

/** The account that a landlord of the demo is paid to. Its IBAN has the right check digits and belongs to no bank. */
export function accountOfLandlord({ email, firstName, lastName }: Person): BankAccountFields {
  const random = randomFrom(`account of ${email} at a bank`)
  const number = `${NO_BANK}${String(random.int(1_000_000, 9_999_999)).padStart(10, '0')}`
  const remainder = 98 - Number(BigInt(number + GERMANY) % 97n)

  return { holder: `${firstName} ${lastName}`, iban: `DE${String(remainder).padStart(2, '0')}${number}` }
}
