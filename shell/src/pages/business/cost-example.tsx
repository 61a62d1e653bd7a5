import { WHOLE_EUROS } from '@domizil/domain'
import { FormattedMessage, useIntl } from 'react-intl'
import { Section } from '../../features/landing/section.tsx'
import { Sum } from '../../features/landing/sum.tsx'

const NIGHT = 95
const MONTH = 1_400
const HOTEL = 90 * NIGHT
const FLAT = 3 * MONTH

/** The costs of three months in a hotel and in a flat. */
export function CostExample() {
  const intl = useIntl()
  const euro = (amount: number) => intl.formatNumber(amount, WHOLE_EUROS)
  const amounts = { night: euro(NIGHT), hotel: euro(HOTEL), month: euro(MONTH), flat: euro(FLAT) }

  return (
    <Section title={<FormattedMessage id="business.cost.title" />}>
      <Sum
        text={<FormattedMessage id="business.cost.text" values={amounts} />}
        parts={[
          { id: 'hotel', name: <FormattedMessage id="business.cost.hotel" />, amount: HOTEL },
          { id: 'flat', name: <FormattedMessage id="business.cost.flat" />, amount: -FLAT },
        ]}
        total={<FormattedMessage id="business.cost.rest" />}
      />
    </Section>
  )
}
