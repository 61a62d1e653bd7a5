import type { Booking } from '@domizil/api'
import { contractNumber } from '@domizil/domain'
import type { IntlShape } from 'react-intl'

/** What a file is called: final documents, which we make, in the reader's language, all others as they are. */
export function attachmentName(
  intl: IntlShape,
  bookingId: number,
  { kind, name }: Pick<Booking['attachments'][number], 'kind' | 'name'>,
): string {
  if (kind === 'HANDOVER_IN' || kind === 'HANDOVER_OUT') {
    return intl.formatMessage({ id: `handover.open.${kind === 'HANDOVER_IN' ? 'IN' : 'OUT'}` })
  }
  const number = contractNumber(bookingId)
  if (kind === 'SIGNED') return intl.formatMessage({ id: 'contract.sealed' }, { number })
  if (kind !== 'SIGNED_ADDENDUM') return name

  // The first number of its name says which addendum it is.
  const addendum = /\d+/.exec(name)?.[0] ?? ''
  return intl.formatMessage({ id: 'contract.sealedAddendum' }, { addendum, number })
}
