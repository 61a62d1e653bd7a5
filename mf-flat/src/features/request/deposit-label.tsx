import { useSay } from '@domizil/app-kit'
import type { PublicFlat } from '@domizil/api'
import { depositInstalmentDays, formatDay, maxDepositMonths, type Period } from '@domizil/domain'
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
  const say = useSay()
  const hasInstalments = location.countryCode === COUNTRY_OF_INSTALMENTS

  return (
    <>
      {say('price.deposit')}
      {deposit > 0 && (
        <span className={styles.lineNote}>
          {stay ? (
            <DueOn stay={stay} hasInstalments={hasInstalments} />
          ) : (
            hasInstalments && <span>{say('price.depositInstalments')}</span>
          )}{' '}
          <span>{say('price.depositCap', { max: maxDepositMonths(location.countryCode) })}</span>
        </span>
      )}
    </>
  )
}

function DueOn({ stay, hasInstalments }: { stay: Period; hasInstalments: boolean }) {
  const say = useSay()
  if (!hasInstalments) return <span>{say('price.depositDue', { first: formatDay(stay.from) })}</span>

  const [first, second, third] = depositInstalmentDays(stay).map(formatDay)
  const count = third ? 3 : second ? 2 : 1
  return <span>{say('price.depositInstalmentsDue', { count, first, second, third })}</span>
}
