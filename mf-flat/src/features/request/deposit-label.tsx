import type { PublicFlat } from '@domizil/api'
import { addMonths, type Day, formatDay, maxDepositMonths } from '@domizil/domain'
import { FormattedMessage } from 'react-intl'
import styles from './request.module.css'

/** § 551 BGB lets tenants in Germany pay the deposit in three instalments. */
const COUNTRY_OF_INSTALMENTS = 'DE'

interface DepositLabelProps {
  flat: PublicFlat
  /** The first day of the stay, once it is chosen. */
  from?: Day | undefined
}

/** The label of the deposit, with the legal maximum and when it is due. */
export function DepositLabel({ flat: { deposit, location }, from }: DepositLabelProps) {
  const hasInstalments = location.countryCode === COUNTRY_OF_INSTALMENTS

  return (
    <>
      <FormattedMessage id="price.deposit" />
      {deposit > 0 && (
        <span className={styles.lineNote}>
          {from ? (
            <DueOn from={from} hasInstalments={hasInstalments} />
          ) : (
            hasInstalments && <FormattedMessage id="price.depositInstalments" />
          )}{' '}
          <FormattedMessage id="price.depositCap" values={{ max: maxDepositMonths(location.countryCode) }} />
        </span>
      )}
    </>
  )
}

function DueOn({ from, hasInstalments }: { from: Day; hasInstalments: boolean }) {
  return (
    <FormattedMessage
      id={hasInstalments ? 'price.depositInstalmentsDue' : 'price.depositDue'}
      values={{
        first: formatDay(from),
        second: formatDay(addMonths(from, 1)),
        third: formatDay(addMonths(from, 2)),
      }}
    />
  )
}
