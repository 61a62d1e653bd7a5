import type { PublicFlat } from '@domizil/api'
import { formatDay, rentTerms } from '@domizil/domain'
import { useMoney } from '@domizil/app-kit'
import { MessageSquare } from '@domizil/ui/icons'
import { Button, PriceTag } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './request.module.css'
import { RequestButton } from './request-button.tsx'
import type { RequestedStay } from './use-stay.ts'

interface RequestBarProps {
  flat: PublicFlat
  requested: RequestedStay
  isSent: boolean
  onRequest: () => void
  onChooseDays: () => void
  /** Asks the landlord. */
  onAsk: () => void
}

/** Price and days in a sticky bar at the bottom of small screens; days that the flat is not to be had on lead to others. */
export function RequestBar({
  flat,
  requested: { stay, problem, proposed },
  isSent,
  onRequest,
  onChooseDays,
  onAsk,
}: RequestBarProps) {
  const intl = useIntl()
  const money = useMoney()
  if (isSent) return null
  const { from, to } = stay
  const isUnfit = problem !== undefined && from !== undefined && to !== undefined
  const total = from && to && !problem ? rentTerms({ from, to }, flat).totalRent : undefined

  return (
    <div data-foot-bar className={`screen-only ${styles.bar}`}>
      <div>
        <PriceTag
          amount={money(total ?? flat.pricePerMonth)}
          unit={<FormattedMessage id={total === undefined ? 'price.perMonth' : 'price.forStay'} />}
        />
        {isUnfit ? (
          <p className={styles.barProblem}>
            <FormattedMessage id={problem.code === 'DATES_TAKEN' ? 'stay.areTaken' : 'stay.areUnfit'} />
          </p>
        ) : (
          <button type="button" className={styles.barDays} onClick={onChooseDays}>
            {from && to && !proposed ? (
              `${formatDay(from)} – ${formatDay(to)}`
            ) : (
              <FormattedMessage id={proposed ? 'stay.chooseDay' : 'stay.choose'} />
            )}
          </button>
        )}
      </div>
      <div className={styles.barWays}>
        <Button size="large" aria-label={intl.formatMessage({ id: 'ask.open' })} onClick={onAsk}>
          <MessageSquare size={18} aria-hidden="true" />
        </Button>
        {isUnfit ? (
          <Button variant="primary" size="large" onClick={onChooseDays}>
            <FormattedMessage id="stay.change" />
          </Button>
        ) : (
          <RequestButton onRequest={onRequest} />
        )}
      </div>
    </div>
  )
}
