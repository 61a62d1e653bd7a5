import { useLocale, useSay } from '@domizil/app-kit'
import { cityNameIn, type Day, EUROS_AND_CENTS, formatDay, WHOLE_EUROS } from '@domizil/domain'
import { Tag, type Tone } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedNumber } from 'react-intl'
import styles from './cells.module.css'

/** The placeholder of an empty cell. */
export function Nothing() {
  return <span aria-hidden="true">–</span>
}

export function Euro({ value, cents = false }: { value: number | null; cents?: boolean }) {
  if (value === null) return <Nothing />

  return <FormattedNumber value={value} {...(cents ? EUROS_AND_CENTS : WHOLE_EUROS)} />
}

export function WholeDay({ day }: { day: Day | null }) {
  return day ? <time dateTime={day}>{formatDay(day)}</time> : <Nothing />
}

// The days of date filters are those of Germany, and German is the date format in every language.
/** Moments in Germany, as all pages of the back office show them. */
export const MOMENT = new Intl.DateTimeFormat('de-DE', {
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

/** Says once, below a table or in a drawer, whose clocks all its moments are read from. */
export function ZoneNote() {
  const say = useSay()

  return <p className={styles.zone}>{say('cell.zone')}</p>
}

/** A name with secondary text below it. */
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

/** A city as the reader's language calls it, and as the search does. */
export function City({ name }: { name: string | null }) {
  const locale = useLocale()
  return name === null ? <Nothing /> : cityNameIn(locale, name)
}

/** Words of ours, on as many lines as they need. */
export function Words({ id }: { id: string }) {
  const say = useSay()

  return <span className={styles.words}>{say(id)}</span>
}

/** A long text, cut after some lines; the whole text is its tooltip. */
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
  COMPLAINT: 'warn',
  DECIDED: 'ok',
  PENDING: 'warn',
  PUBLISHED: 'ok',
  HIDDEN: 'danger',
  WAITING: 'warn',
  SENT: 'ok',
  FAILED: 'danger',
}

/** A translated status with its reason. `word` is the id of its message. */
export function Status({ code, word, why }: { code: string; word: string; why?: ReactNode }) {
  const say = useSay()

  return (
    <span className={styles.status}>
      <Tag tone={TONES[code] ?? 'neutral'}>{say(word)}</Tag>
      {why && <span className={styles.below}>{why}</span>}
    </span>
  )
}

export function YesNo({ value }: { value: boolean }) {
  const say = useSay()

  return say(value ? 'yesNo.true' : 'yesNo.false')
}

/** Whether an e-mail address is confirmed; null if confirmations are disabled. */
export function Verified({ value }: { value: boolean | null }) {
  const say = useSay()
  if (value !== null) return <YesNo value={value} />
  return <span className={styles.words}>{say('users.confirmationOff')}</span>
}

/** An e-mail address: a long one takes two lines, the second one for its domain, rather than lose its end. */
export function Address({ text }: { text: string }) {
  const at = text.lastIndexOf('@') + 1

  return (
    <span className={styles.address} translate="no">
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </span>
  )
}
