import type { PublicFlat } from '@domizil/api'
import { formatDay, rentTerms } from '@domizil/domain'
import { useMoney } from '@domizil/app-kit'
import { PriceTag } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import styles from './request.module.css'
import { RequestButton } from './request-button.tsx'
import type { RequestedStay } from './use-stay.ts'

interface RequestBarProps {
  flat: PublicFlat
  requested: RequestedStay
  isSent: boolean
  onRequest: () => void
  onChooseDays: () => void
}

/** Price and days in a sticky bar at the bottom of small screens. */
export function RequestBar({
  flat,
  requested: { stay, problem },
  isSent,
  onRequest,
  onChooseDays,
}: RequestBarProps) {
  const money = useMoney()
  if (isSent) return null
  const { from, to } = stay
  const total = from && to && !problem ? rentTerms({ from, to }, flat).totalRent : undefined

  return (
    <div data-foot-bar className={`screen-only ${styles.bar}`}>
      <div>
        <PriceTag
          amount={money(total ?? flat.pricePerMonth)}
          unit={<FormattedMessage id={total === undefined ? 'price.perMonth' : 'price.forStay'} />}
        />
        <button type="button" className={styles.barDays} onClick={onChooseDays}>
          {from && to ? `${formatDay(from)} – ${formatDay(to)}` : <FormattedMessage id="stay.choose" />}
        </button>
      </div>
      <RequestButton onRequest={onRequest} />
    </div>
  )
}
