import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Section } from '../../features/landing/section.tsx'
import { useServices } from '../../lib/services.ts'
import { useTextFacts } from '../../lib/use-text-facts.ts'
import styles from './price-example.module.css'

/** Six months at 1,200 €, as in the text beside it. */
const RENT = 7_200

/** What a landlord pays, with the fees that are configured. */
export function PriceExample() {
  const facts = useTextFacts()
  const { fees } = useServices().facts.config
  const fee = (RENT * fees.percent) / 100
  const vat = (fee * fees.vatPercent) / 100

  return (
    <Section title={<FormattedMessage id="offer.price.title" />}>
      <div className={styles.price}>
        <div className="prose">
          <FormattedMessage id="offer.price.text" values={facts} />
        </div>
        <dl className={styles.sum}>
          <dt>
            <FormattedMessage id="offer.price.rent" />
          </dt>
          <dd>
            <Euro amount={RENT} />
          </dd>
          <dt>
            <FormattedMessage id="offer.price.fee" values={facts} />
          </dt>
          <dd>
            <Euro amount={-fee} />
          </dd>
          <dt>
            <FormattedMessage id="offer.price.vat" values={facts} />
          </dt>
          <dd>
            <Euro amount={-vat} />
          </dd>
          <dt className={styles.total}>
            <FormattedMessage id="offer.price.keep" />
          </dt>
          <dd className={styles.total}>
            <Euro amount={RENT - fee - vat} />
          </dd>
        </dl>
      </div>
    </Section>
  )
}

function Euro({ amount }: { amount: number }) {
  return <FormattedNumber value={amount} style="currency" currency="EUR" />
}
