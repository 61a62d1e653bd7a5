import type { PublicFlat } from '@domizil/api'
import { rentTerms } from '@domizil/domain'
import { useMoney } from '@domizil/app-kit'
import { FormattedMessage } from 'react-intl'
import styles from './stay-calendar.module.css'
import type { RequestedStay } from './use-stay.ts'

/** The length of the selected stay, and its rent. */
export function StaySum({
  flat,
  requested: { stay, problem },
}: {
  flat: PublicFlat
  requested: RequestedStay
}) {
  const money = useMoney()
  if (!stay.from || !stay.to || problem) return <p className={styles.sum} />

  const { months, days, totalRent } = rentTerms({ from: stay.from, to: stay.to }, flat)
  return (
    <p className={styles.sum}>
      <b>
        <FormattedMessage id="stay.length" values={{ months, days }} />
      </b>{' '}
      <span>{money(totalRent)}</span>
    </p>
  )
}
