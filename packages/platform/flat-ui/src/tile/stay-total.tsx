import type { FlatCard } from '@domizil/api'
import { useMoney, useSay } from '@domizil/app-kit'
import { type Duration, totalRent, wantedDuration } from '@domizil/domain'
import type { StayQuery } from '@domizil/links'
import { type IntlShape, useIntl } from 'react-intl'
import styles from './stay-total.module.css'

interface StayTotalProps {
  flat: Pick<FlatCard, 'pricePerMonth' | 'deposit' | 'stay'>
  wanted: StayQuery
}

/**
 * The rent for a wanted stay, and the deposit apart from it, or that the flat does not have it; nothing while its length
 * is not known.
 */
export function StayTotal({ flat, wanted }: StayTotalProps) {
  const intl = useIntl()
  const say = useSay()
  const money = useMoney()
  const duration = wantedDuration(wanted)
  if (!duration) return null
  if (!flat.stay) return <span className={styles.total}>{say('flat.notThen')}</span>

  return (
    <span className={styles.total}>
      {say('flat.total', {
        total: <b>{money(totalRent(duration, flat.pricePerMonth))}</b>,
        length: durationText(duration, intl),
      })}
      {flat.deposit > 0 && (
        <span className={styles.deposit}>{say('flat.depositApart', { deposit: money(flat.deposit) })}</span>
      )}
    </span>
  )
}

/** The length of a stay: "2 months and 15 days". */
export function durationText({ months, days }: Duration, intl: IntlShape): string {
  const parts = [
    months > 0 && intl.formatMessage({ id: 'flat.months' }, { count: months }),
    days > 0 && intl.formatMessage({ id: 'flat.days' }, { count: days }),
  ]

  return intl.formatList(
    parts.filter((part) => part !== false),
    { type: 'conjunction' },
  )
}
