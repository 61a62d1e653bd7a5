import type { PublicFlat } from '@domizil/api'
import { rentTerms } from '@domizil/domain'
import { useMoney } from '@domizil/app-kit'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { DepositLabel } from './deposit-label.tsx'
import styles from './request.module.css'
import type { RequestedStay } from './use-stay.ts'

interface PriceLinesProps {
  flat: PublicFlat
  requested: RequestedStay
}

/** The price of the stay, line by line; only the deposit before days are selected. */
export function PriceLines({ flat, requested: { stay, problem } }: PriceLinesProps) {
  const money = useMoney()
  const deposit = <Line label={<DepositLabel flat={flat} />}>{money(flat.deposit)}</Line>
  if (!stay.from || !stay.to || problem) return <dl className={styles.prices}>{deposit}</dl>

  const { months, days, totalRent } = rentTerms({ from: stay.from, to: stay.to }, flat)
  const ofMonths = months * flat.pricePerMonth
  const price = money(flat.pricePerMonth)
  return (
    <dl className={styles.prices}>
      {months > 0 && (
        <Line label={<FormattedMessage id="price.months" values={{ price, count: months }} />}>
          {money(ofMonths)}
        </Line>
      )}
      {days > 0 && (
        <Line label={<FormattedMessage id="price.days" values={{ price, count: days }} />}>
          {money(totalRent - ofMonths)}
        </Line>
      )}
      {deposit}
      <Line label={<FormattedMessage id="price.total" />} isTotal>
        {money(totalRent + flat.deposit)}
      </Line>
    </dl>
  )
}

function Line({ label, isTotal, children }: { label: ReactNode; isTotal?: boolean; children: ReactNode }) {
  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
