import type { PublicFlat } from '@domizil/api'
import { useMoney, useSay } from '@domizil/app-kit'
import { DepositLabel } from './deposit-label.tsx'
import { PriceHead } from './price-head.tsx'
import styles from './request.module.css'

/** The price of a flat that cannot be requested: an own one, or one that is not listed. */
export function PriceCard({ flat }: { flat: PublicFlat }) {
  const say = useSay()
  const money = useMoney()

  return (
    <section className={styles.card} aria-label={say('price.label')}>
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
