import type { PublicFlat } from '@domizil/api'
import { rentTerms } from '@domizil/domain'
import { useMoney, useSay } from '@domizil/app-kit'
import type { ReactNode } from 'react'
import { DepositLabel } from './deposit-label.tsx'
import styles from './request.module.css'
import type { RequestedStay } from './use-stay.ts'

interface PriceLinesProps {
  flat: PublicFlat
  requested: RequestedStay
}

/** The rent for the stay, line by line, and the deposit apart from it; only the deposit before days are selected. */
export function PriceLines({ flat, requested: { stay, problem } }: PriceLinesProps) {
  const say = useSay()
  const money = useMoney()
  const { from, to } = stay
  if (!from || !to || problem)
    return (
      <dl className={styles.prices}>
        <Line label={<DepositLabel flat={flat} />}>{money(flat.deposit)}</Line>
      </dl>
    )

  const { months, days, totalRent } = rentTerms({ from, to }, flat)
  const ofMonths = months * flat.pricePerMonth
  const price = money(flat.pricePerMonth)
  return (
    <dl className={styles.prices}>
      {months > 0 && <Line label={say('price.months', { price, count: months })}>{money(ofMonths)}</Line>}
      {days > 0 && (
        <Line label={say('price.days', { price, count: days })}>{money(totalRent - ofMonths)}</Line>
      )}
      <Line
        look="total"
        label={
          <>
            {say('price.total')}
            <span className={styles.lineNote}>{say('price.rentDue')}</span>
          </>
        }
      >
        {money(totalRent)}
      </Line>
      <Line look="apart" label={<DepositLabel flat={flat} stay={{ from, to }} />}>
        {money(flat.deposit)}
      </Line>
    </dl>
  )
}

interface LineProps {
  label: ReactNode
  look?: 'total' | 'apart'
  children: ReactNode
}

function Line({ label, look, children }: LineProps) {
  return (
    <div className={look && styles[look]}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
