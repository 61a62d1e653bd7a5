import { type Day, formatDay } from '@domizil/domain'
import { Tag, type Tone } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import styles from './cells.module.css'

/** What stands where there is nothing to say. */
export function Nothing() {
  return <span aria-hidden="true">–</span>
}

export function Euro({ value, cents = false }: { value: number | null; cents?: boolean }) {
  if (value === null) return <Nothing />
  const digits = cents ? 2 : 0

  return (
    <FormattedNumber
      value={value}
      style="currency"
      currency="EUR"
      minimumFractionDigits={digits}
      maximumFractionDigits={digits}
    />
  )
}

export function WholeDay({ day }: { day: Day | null }) {
  return day ? <time dateTime={day}>{formatDay(day)}</time> : <Nothing />
}

// The days that a list is narrowed to are those of Germany; German is how days are written in every language.
const MOMENT = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Berlin',
})

export function Moment({ at }: { at: string | null }) {
  return at ? <time dateTime={at}>{MOMENT.format(new Date(at))}</time> : <Nothing />
}

/** A name with a quiet line below it. */
export function NameCell({ name, below, image }: { name: ReactNode; below?: ReactNode; image?: ReactNode }) {
  return (
    <span className={styles.name}>
      {image}
      <span className={styles.lines}>
        <b>{name}</b>
        {below && <span className={styles.below}>{below}</span>}
      </span>
    </span>
  )
}

/** Text that may be long: a few lines, the whole of it on pointing at it. */
export function LongText({ text }: { text: string | null }) {
  return text ? (
    <span className={styles.long} title={text}>
      {text}
    </span>
  ) : (
    <Nothing />
  )
}

const TONES: Readonly<Record<string, Tone>> = {
  ACTIVE: 'ok',
  IN_REVIEW: 'warn',
  REJECTED: 'danger',
  DRAFT: 'info',
  REQUESTED: 'warn',
  LANDLORD_APPROVED: 'info',
  WAITING_FOR_CONTRACT: 'info',
  CONTRACT_APPROVED: 'info',
  BOOKING_COMPLETED: 'ok',
  BLOCKED: 'danger',
  OPEN: 'warn',
  OVERDUE: 'danger',
  CLOSED: 'ok',
  PENDING: 'warn',
  PUBLISHED: 'ok',
  HIDDEN: 'danger',
}

/** A status in words, with why it is so. `word` is its message. */
export function Status({ code, word, why }: { code: string; word: string; why?: ReactNode }) {
  return (
    <span className={styles.status}>
      <Tag tone={TONES[code] ?? 'neutral'}>
        <FormattedMessage id={word} />
      </Tag>
      {why && <span className={styles.below}>{why}</span>}
    </span>
  )
}

export function YesNo({ value }: { value: boolean }) {
  return <FormattedMessage id={value ? 'yesNo.true' : 'yesNo.false'} />
}

/** Whether an e-mail address is confirmed; null where nobody is asked to confirm one. */
export function Verified({ value }: { value: boolean | null }) {
  return value === null ? <FormattedMessage id="users.confirmationOff" /> : <YesNo value={value} />
}
