import type { PublicFlat } from '@domizil/api'
import { useMoney } from '@domizil/app-kit'
import { useIntl } from 'react-intl'
import { DepositLabel } from './deposit-label.tsx'
import { PriceHead } from './price-head.tsx'
import styles from './request.module.css'

/** What the flat costs, where it cannot be requested: one's own, or one that is not offered now. */
export function PriceCard({ flat }: { flat: PublicFlat }) {
  const intl = useIntl()
  const money = useMoney()

  return (
    <section className={styles.card} aria-label={intl.formatMessage({ id: 'price.label' })}>
      <PriceHead flat={flat} />
      <dl className={styles.prices}>
        <div>
          <dt>
            <DepositLabel flat={flat} />
          </dt>
          <dd>{money(flat.deposit)}</dd>
        </div>
      </dl>
    </section>
  )
}
