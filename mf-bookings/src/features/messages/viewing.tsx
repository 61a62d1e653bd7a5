import type { BookingMessage } from '@domizil/api'
import { useLocale, useSay } from '@domizil/app-kit'
import { formatWallTime } from '@domizil/domain'
import { CalendarDays, Check } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import styles from './viewing.module.css'

interface ViewingProposalProps {
  times: readonly string[]
  /** The message that answers it. */
  answer: BookingMessage | undefined
  /** Accepts a time, or none; undefined for the party that has proposed them. */
  onAnswer: ((time: string | null) => Promise<unknown>) | undefined
}

/** A proposed viewing: its times, to be accepted by the other party. */
export function ViewingProposal({ times, answer, onAnswer }: ViewingProposalProps) {
  const say = useSay()
  const locale = useLocale()
  const [isBusy, setIsBusy] = useState(false)
  const accepted = answer?.viewingAnswer?.time
  const handle = (time: string | null) => {
    setIsBusy(true)
    void onAnswer?.(time).finally(() => setIsBusy(false))
  }

  return (
    <div className={styles.card}>
      <p className={styles.title}>
        <CalendarDays size={16} />
        {say('viewing.title')}
      </p>
      <ul className={styles.times}>
        {times.map((time) => (
          <li key={time}>
            {onAnswer && !answer ? (
              <Button size="small" variant="primary" aria-disabled={isBusy} onClick={() => handle(time)}>
                {say('viewing.accept', { time: formatWallTime(time, locale) })}
              </Button>
            ) : (
              <>
                {accepted === time && <Check size={15} />}
                {formatWallTime(time, locale)}
              </>
            )}
          </li>
        ))}
      </ul>
      {onAnswer && !answer && (
        <Button size="small" aria-disabled={isBusy} onClick={() => handle(null)}>
          {say('viewing.decline')}
        </Button>
      )}
    </div>
  )
}

/** The answer to a proposed viewing. */
export function ViewingAnswer({ time }: { time: string | null }) {
  const say = useSay()
  const locale = useLocale()

  return (
    <p className={styles.card}>
      {time ? say('viewing.accepted', { time: formatWallTime(time, locale) }) : say('viewing.declined')}
    </p>
  )
}
