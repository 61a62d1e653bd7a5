import { euroFormatOf } from '@domizil/domain'
import { Fragment, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
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
  const intl = useIntl()
  const format = euroFormatOf(parts.map(({ amount }) => amount))
  const euro = (amount: number) => intl.formatNumber(amount, format)

  return (
    <div className={styles.row}>
      <div className="prose">{text}</div>
      <dl className={styles.sum}>
        {parts.map(({ id, name, amount }) => (
          <Fragment key={id}>
            <dt>{name}</dt>
            <dd>{euro(amount)}</dd>
          </Fragment>
        ))}
        <dt className={styles.total}>{total}</dt>
        <dd className={styles.total}>{euro(parts.reduce((sum, { amount }) => sum + amount, 0))}</dd>
      </dl>
    </div>
  )
}
