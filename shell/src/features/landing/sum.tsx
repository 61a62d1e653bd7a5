import { Fragment, type ReactNode } from 'react'
import { FormattedNumber } from 'react-intl'
import styles from './sum.module.css'

interface Amount {
  id: string
  name: ReactNode
  /** In euros; negative for a deduction. */
  amount: number
}

interface SumProps {
  text: ReactNode
  parts: readonly Amount[]
  /** The label of the sum. */
  total: ReactNode
}

/** A calculation with explanations beside it. The last line is the sum of those above. */
export function Sum({ text, parts, total }: SumProps) {
  return (
    <div className={styles.row}>
      <div className="prose">{text}</div>
      <dl className={styles.sum}>
        {parts.map(({ id, name, amount }) => (
          <Fragment key={id}>
            <dt>{name}</dt>
            <dd>
              <Euro amount={amount} />
            </dd>
          </Fragment>
        ))}
        <dt className={styles.total}>{total}</dt>
        <dd className={styles.total}>
          <Euro amount={parts.reduce((sum, { amount }) => sum + amount, 0)} />
        </dd>
      </dl>
    </div>
  )
}

function Euro({ amount }: { amount: number }) {
  return <FormattedNumber value={amount} style="currency" currency="EUR" />
}
