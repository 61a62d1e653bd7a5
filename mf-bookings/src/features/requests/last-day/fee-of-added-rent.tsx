import type { Booking } from '@domizil/api'
import { invoiceAmounts } from '@domizil/domain'
import { useSay, useShell } from '@domizil/app-kit'
import { useIntl } from 'react-intl'
import { euroInText } from '../../../lib/euro.ts'
import styles from './last-day.module.css'

interface FeeOfAddedRentProps {
  role: Booking['role']
  /** How much more rent another last day makes, in whole euros. */
  difference: number
}

/** Tells a landlord the fee for the rent that a longer stay adds. Without VAT: whether there is any depends on the recipient. */
export function FeeOfAddedRent({ role, difference }: FeeOfAddedRentProps) {
  const intl = useIntl()
  const say = useSay()
  const { percent: servicePercent, vatPercent } = useShell().config.fees
  const { netCents } = invoiceAmounts(difference, { servicePercent, vatPercent })
  if (role !== 'LANDLORD' || difference <= 0 || netCents === 0) return null

  return <p className={styles.quiet}>{say('lastDay.fee', { fee: euroInText(intl, netCents) })}</p>
}
