import type { PublicFlat } from '@domizil/api'
import { type Day, formatDay } from '@domizil/domain'
import { useMoney, useSay } from '@domizil/app-kit'
import { PriceTag } from '@domizil/ui/parts'
import { useToday } from '@domizil/app-kit/today'
import styles from './request.module.css'

interface PriceHeadProps {
  flat: PublicFlat
  /** Whether the chosen days are free: the first available day says nothing to them. Left out without any. */
  areDaysFree?: boolean | undefined
}

/** The rent, what it includes, and the first available day. */
export function PriceHead({ flat: { pricePerMonth, availableFrom }, areDaysFree }: PriceHeadProps) {
  const say = useSay()
  const money = useMoney()
  const today = useToday()

  return (
    <>
      <div className={styles.head}>
        <PriceTag size="large" amount={money(pricePerMonth)} unit={say('price.perMonth')} />
        <span className={styles.included}>{say('price.included')}</span>
      </div>
      <p className={styles.available}>
        {areDaysFree === undefined ? (
          <AvailableFrom day={availableFrom} today={today} />
        ) : (
          say(areDaysFree ? 'stay.free' : 'stay.notFree')
        )}
      </p>
    </>
  )
}

function AvailableFrom({ day, today }: { day: Day | null; today: Day }) {
  const say = useSay()
  if (day === null) return say('stay.bookedOut')
  if (day <= today) return say('stay.availableNow')

  return say('stay.availableFrom', { day: formatDay(day) })
}
