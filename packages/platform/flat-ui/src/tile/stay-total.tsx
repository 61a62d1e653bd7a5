import type { FlatCard } from '@domizil/api'
import { useMoney } from '@domizil/app-kit'
import { type Duration, totalRent, wantedDuration } from '@domizil/domain'
import type { StayQuery } from '@domizil/links'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
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
  const money = useMoney()
  const duration = wantedDuration(wanted)
  if (!duration) return null
  if (!flat.stay)
    return (
      <span className={styles.total}>
        <FormattedMessage id="flat.notThen" />
      </span>
    )

  return (
    <span className={styles.total}>
      <FormattedMessage
        id="flat.total"
        values={{
          total: <b>{money(totalRent(duration, flat.pricePerMonth))}</b>,
          length: durationText(duration, intl),
        }}
      />
      {flat.deposit > 0 && (
        <span className={styles.deposit}>
          <FormattedMessage id="flat.depositApart" values={{ deposit: money(flat.deposit) }} />
        </span>
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
