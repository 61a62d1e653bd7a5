import type { PublicFlat } from '@domizil/api'
import { depositInstalmentDays, formatDay, maxDepositMonths, type Period } from '@domizil/domain'
import { FormattedMessage } from 'react-intl'
import styles from './request.module.css'

/** § 551 BGB lets tenants in Germany pay the deposit in three instalments. */
const COUNTRY_OF_INSTALMENTS = 'DE'

interface DepositLabelProps {
  flat: PublicFlat
  /** The stay, once it is chosen. */
  stay?: Period | undefined
}

/** The label of the deposit, with the legal maximum and when it is due. */
export function DepositLabel({ flat: { deposit, location }, stay }: DepositLabelProps) {
  const hasInstalments = location.countryCode === COUNTRY_OF_INSTALMENTS

  return (
    <>
      <FormattedMessage id="price.deposit" />
      {deposit > 0 && (
        <span className={styles.lineNote}>
          {stay ? (
            <DueOn stay={stay} hasInstalments={hasInstalments} />
          ) : (
            hasInstalments && <FormattedMessage tagName="span" id="price.depositInstalments" />
          )}{' '}
          <FormattedMessage
            tagName="span"
            id="price.depositCap"
            values={{ max: maxDepositMonths(location.countryCode) }}
          />
        </span>
      )}
    </>
  )
}

function DueOn({ stay, hasInstalments }: { stay: Period; hasInstalments: boolean }) {
  if (!hasInstalments)
    return <FormattedMessage tagName="span" id="price.depositDue" values={{ first: formatDay(stay.from) }} />

  const [first, second, third] = depositInstalmentDays(stay).map(formatDay)
  const count = third ? 3 : second ? 2 : 1
  return (
    <FormattedMessage
      tagName="span"
      id="price.depositInstalmentsDue"
      values={{ count, first, second, third }}
    />
  )
}
