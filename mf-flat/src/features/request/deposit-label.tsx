import type { PublicFlat } from '@domizil/api'
import { maxDepositMonths } from '@domizil/domain'
import { FormattedMessage } from 'react-intl'
import styles from './request.module.css'

/** § 551 BGB lets tenants in Germany pay the deposit in three instalments. */
const COUNTRY_OF_INSTALMENTS = 'DE'

/** The label of the deposit, with the legal maximum and the terms of payment. */
export function DepositLabel({ flat: { deposit, location } }: { flat: PublicFlat }) {
  const hasInstalments = location.countryCode === COUNTRY_OF_INSTALMENTS

  return (
    <>
      <FormattedMessage id="price.deposit" />
      {deposit > 0 && (
        <span className={styles.lineNote}>
          <FormattedMessage id="price.depositCap" values={{ max: maxDepositMonths(location.countryCode) }} />{' '}
          {hasInstalments && <FormattedMessage id="price.depositInstalments" />}
        </span>
      )}
    </>
  )
}
