import type { Booking } from '@domizil/api'
import { type CancelReason, formatDay, lastMinute, notAllowed, TIME_OF_DAY } from '@domizil/domain'
import { useMoney, useSay } from '@domizil/app-kit'
import { Clock } from '@domizil/ui/icons'
import { classes } from '@domizil/ui/parts'
import { type ReactNode, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { dayOfMoment } from '@domizil/app-kit/today'
import styles from './request-side.module.css'
import { endOf, endTextOf } from './request-ending.ts'
import { needsMyAction, waitsForSignedFile } from './request-state.ts'
import requests from './requests.module.css'

const MINUTE_MS = 60_000

interface RequestSideProps {
  request: Booking
  /** The actions. */
  children: ReactNode
}

/** The side of a request: its price, deadline, next step, and actions. */
export function RequestSide({ request, children }: RequestSideProps) {
  const say = useSay()
  const money = useMoney()
  const { totalRent, pricePerMonth, deposit, months, days } = request

  return (
    <div className={classes(styles.side, needsMyAction(request) && styles.turn)}>
      <div className={styles.costs}>
        <p className={styles.total}>{money(totalRent)}</p>
        <Expiry request={request} />
      </div>
      <p className={styles.quiet}>
        {say('requests.terms', { price: money(pricePerMonth), deposit: money(deposit), months, days })}
      </p>
      {arePetsAgreed(request) && <p className={styles.quiet}>{say('requests.petsAgreed')}</p>}
      {request.cancelReason ? <End request={request} /> : <NextStep request={request} />}
      <div className={styles.actions}>{children}</div>
    </div>
  )
}

function NextStep({ request }: { request: Booking }) {
  const say = useSay()
  const step = nextStepOf(request)
  if (!step) return null

  const values = {
    name: request.otherParty.name || say('requests.formerMember'),
    day: request.signedDate && dayOfMoment(request.signedDate),
    end: formatDay(request.endDate),
    closesOn: request.review && formatDay(request.review.closesOn),
  }
  return (
    <div>
      <p className={styles.next}>{say(`next.${step}`, values)}</p>
      <p className={styles.quiet}>{say(`next.${step}.text`, values)}</p>
    </div>
  )
}

/** The endings by the platform: both sides read what becomes of money and keys. */
const ENDED_BY_US: readonly CancelReason[] = ['CANCELED_BY_ADMIN', 'OFFER_REMOVED', 'TENANT_REMOVED']

/** Why it was cancelled, with the message, and then what is owed. */
function End({ request }: { request: Booking }) {
  const say = useSay()
  const { role, cancelReason } = request
  const end = endOf(request)

  return (
    <div>
      <p className={styles.next}>{say(endTextOf(request), { role })}</p>
      {end?.note && <blockquote className={requests.asked}>{end.note}</blockquote>}
      {cancelReason && ENDED_BY_US.includes(cancelReason) && <p>{say(`ended.byUs.${role}`)}</p>}
      {end && <p className={styles.quiet}>{dayOfMoment(end.at)}</p>}
    </div>
  )
}

/** Whether the landlord has approved a pet that the house rules do not allow: the tenant reads it before confirming. */
function arePetsAgreed(request: Booking): boolean {
  const { role, status, flat } = request
  return (
    role === 'TENANT' &&
    status !== 'REQUESTED' &&
    status !== 'BOOKING_CANCELED' &&
    notAllowed(request, flat.houseRules).pets
  )
}

/** The next step of a request from the reader's view; undefined once it has ended. */
export function nextStepOf(request: Booking) {
  const { status, role, contract } = request
  const isLandlord = role === 'LANDLORD'

  switch (status) {
    case 'REQUESTED':
      return isLandlord ? 'answer' : 'waitForAnswer'
    case 'LANDLORD_APPROVED':
      return isLandlord ? 'waitForConfirmation' : 'confirm'
    case 'WAITING_FOR_CONTRACT':
      if (!contract) return isLandlord ? 'chooseContract' : 'waitForContract'
      if (waitsForSignedFile(request)) return isLandlord ? 'printAndSign' : 'waitForSignedFile'
      if (!contract.documentHash) return 'waitForFile'
      return contract.isHandSigned ? 'confirmFirst' : 'signFirst'
    case 'CONTRACT_APPROVED':
      if (contract?.isHandSigned) return needsMyAction(request) ? 'confirmSecond' : 'waitForOtherConfirmation'
      return needsMyAction(request) ? 'signSecond' : 'waitForSignature'
    case 'BOOKING_COMPLETED':
      return afterSigning(request)
    case 'BOOKING_CANCELED':
      return undefined
  }
}

function afterSigning({ review }: Booking) {
  if (!review) return 'signed'
  return review.canWrite ? 'review' : 'over'
}

/** The remaining time to act, with the moment at which it ends, as mails name it; nothing without a deadline. */
function Expiry({ request: { expiresAt } }: { request: Pick<Booking, 'expiresAt'> }) {
  const intl = useIntl()
  const say = useSay()
  const now = useMinute()
  const left = expiresAt ? timeLeft(expiresAt, now) : undefined
  if (!expiresAt || !left) return null

  const end = lastMinute(new Date(expiresAt))
  const day = dayOfMoment(end.toISOString())
  const words = say(`expiry.${left.unit}`, { day, ...left })

  return (
    <p className={styles.expiry}>
      <Clock size={15} />
      {left.unit === 'until'
        ? words
        : say('expiry.exact', { left: words, day, time: intl.formatTime(end, TIME_OF_DAY) })}
    </p>
  )
}

/** The current time, updated every minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])

  return now
}

const HOURS_PER_DAY = 24
/** Up to here hours are counted: the time to answer a request. */
const MAX_HOURS = 72
/** Up to here days are counted, then the day itself says more. */
const MAX_DAYS = 14

/** The time until a deadline in the units that a reader counts in, to the hour. */
type TimeLeft =
  | { readonly unit: 'minutes'; readonly count: number }
  | { readonly unit: 'hours'; readonly count: number }
  | { readonly unit: 'days'; readonly days: number; readonly hours: number }
  /** More days than are counted down: the deadline itself is shown. */
  | { readonly unit: 'until' }

/** The remaining time until a deadline, rounded down; undefined once it has passed. */
export function timeLeft(expiresAt: string, now: number): TimeLeft | undefined {
  const minutes = Math.floor((Date.parse(expiresAt) - now) / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / HOURS_PER_DAY)
  if (minutes <= 0) return undefined
  if (hours < 1) return { unit: 'minutes', count: minutes }
  if (hours <= MAX_HOURS) return { unit: 'hours', count: hours }
  if (days <= MAX_DAYS) return { unit: 'days', days, hours: hours % HOURS_PER_DAY }

  return { unit: 'until' }
}
