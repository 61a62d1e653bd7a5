import type { PublicFlat } from '@domizil/api'
import { rentTerms } from '@domizil/domain'
import { useMoney } from '@domizil/app-kit'
import { FormattedMessage } from 'react-intl'
import styles from './stay-calendar.module.css'
import type { WishedStay } from './use-stay.ts'

/** How long the chosen stay is, and the rent for it. */
export function StaySum({ flat, wished: { stay, problem } }: { flat: PublicFlat; wished: WishedStay }) {
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
