import { FormattedMessage } from 'react-intl'
import { Section } from '../../features/landing/section.tsx'
import { Sum } from '../../features/landing/sum.tsx'
import { useServices } from '../../lib/services.ts'
import { useTextFacts } from '../../lib/use-text-facts.ts'

/** Six months at 1,200 €, as in the text beside it. */
const RENT = 7_200

/** The fee for landlords, from the configuration. */
export function PriceExample() {
  const facts = useTextFacts()
  const { fees } = useServices().facts.config
  const fee = (RENT * fees.percent) / 100
  const vat = (fee * fees.vatPercent) / 100

  return (
    <Section title={<FormattedMessage id="offer.price.title" />}>
      <Sum
        text={<FormattedMessage id="offer.price.text" values={facts} />}
        parts={[
          { id: 'rent', name: <FormattedMessage id="offer.price.rent" />, amount: RENT },
          { id: 'fee', name: <FormattedMessage id="offer.price.fee" values={facts} />, amount: -fee },
          { id: 'vat', name: <FormattedMessage id="offer.price.vat" values={facts} />, amount: -vat },
        ]}
        total={<FormattedMessage id="offer.price.keep" />}
      />
    </Section>
  )
}
