import type { Booking } from '@domizil/api'
import { formatDay, notAllowed } from '@domizil/domain'
import { useMoney } from '@domizil/app-kit'
import { classes } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { dayOfMoment } from '@domizil/app-kit/today'
import { Expiry } from './expiry.tsx'
import { nextStepOf } from './next-step.ts'
import styles from './request-side.module.css'
import { endOf, endTextOf } from './request-ending.ts'
import { needsMyAction } from './request-state.ts'
import requests from './requests.module.css'

interface RequestSideProps {
  request: Booking
  /** The actions. */
  children: ReactNode
}

/** The side of a request: its price, deadline, next step, and actions. */
export function RequestSide({ request, children }: RequestSideProps) {
  const money = useMoney()
  const { totalRent, pricePerMonth, deposit, months, days } = request

  return (
    <div className={classes(styles.side, needsMyAction(request) && styles.turn)}>
      <div className={styles.costs}>
        <p className={styles.total}>{money(totalRent)}</p>
        <Expiry request={request} />
      </div>
      <p className={styles.quiet}>
        <FormattedMessage
          id="requests.terms"
          values={{ price: money(pricePerMonth), deposit: money(deposit), months, days }}
        />
      </p>
      {arePetsAgreed(request) && (
        <p className={styles.quiet}>
          <FormattedMessage id="requests.petsAgreed" />
        </p>
      )}
      {request.cancelReason ? <End request={request} /> : <NextStep request={request} />}
      <div className={styles.actions}>{children}</div>
    </div>
  )
}

function NextStep({ request }: { request: Booking }) {
  const intl = useIntl()
  const step = nextStepOf(request)
  if (!step) return null

  const values = {
    name: request.otherParty.name || intl.formatMessage({ id: 'requests.formerMember' }),
    day: request.signedDate && dayOfMoment(request.signedDate),
    end: formatDay(request.endDate),
    closesOn: request.review && formatDay(request.review.closesOn),
  }
  return (
    <div>
      <p className={styles.next}>
        <FormattedMessage id={`next.${step}`} values={values} />
      </p>
      <p className={styles.quiet}>
        <FormattedMessage id={`next.${step}.text`} values={values} />
      </p>
    </div>
  )
}

/** Why it was cancelled, with the message. */
function End({ request }: { request: Booking }) {
  const end = endOf(request)

  return (
    <div>
      <p className={styles.next}>
        <FormattedMessage id={endTextOf(request)} />
      </p>
      {end?.note && <blockquote className={requests.asked}>{end.note}</blockquote>}
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
