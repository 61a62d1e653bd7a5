import { flatCalls } from '@domizil/api/schemas'
import { isGermanAddress, type Locale } from '@domizil/domain'
import type { Static } from 'typebox'
import { refuseAddress } from './address-refusals.ts'
import type { AddressFinding } from './address-provider.ts'

type AddressCheck = Static<typeof flatCalls.AddressCheck>

/** What the wizard shows of an address check, in the reader's language. */
export function presentAddressCheck(
  languageTag: string,
  { problems, ...finding }: AddressFinding,
  locale: Locale,
): AddressCheck {
  return {
    ...finding,
    germanAddress: isGermanAddress({ languageTag }),
    messages: problems.map(({ field, code }) => ({ field, message: refuseAddress.table[code][locale] })),
  }
}
