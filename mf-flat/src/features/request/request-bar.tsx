import type { PublicFlat } from '@domizil/api'
import { formatDay } from '@domizil/domain'
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
export function RequestBar({ flat, requested: { stay }, isSent, onRequest, onChooseDays }: RequestBarProps) {
  const money = useMoney()
  if (isSent) return null

  return (
    <div data-foot-bar className={styles.bar}>
      <div>
        <PriceTag amount={money(flat.pricePerMonth)} unit={<FormattedMessage id="price.perMonth" />} />
        <button type="button" className={styles.barDays} onClick={onChooseDays}>
          {stay.from && stay.to ? (
            `${formatDay(stay.from)} – ${formatDay(stay.to)}`
          ) : (
            <FormattedMessage id="stay.choose" />
          )}
        </button>
      </div>
      <RequestButton onRequest={onRequest} />
    </div>
  )
}
