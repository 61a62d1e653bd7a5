import type { PublicFlat } from '@domizil/api'
import type { Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useCounters } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { useToday } from '@domizil/app-kit/today'
import { formatDay, isConfirmed } from '@domizil/domain'
import { myRequestsPath } from '@domizil/links'
import { PriceHead } from './price-head.tsx'
import { PriceLines } from './price-lines.tsx'
import styles from './request.module.css'
import { RequestButton } from './request-button.tsx'
import { SentNotice } from './sent-notice.tsx'
import { StayFields } from './stay-fields.tsx'
import type { RequestForm } from './use-request-form.ts'
import type { RequestedStay } from './use-stay.ts'

interface RequestCardProps {
  ref: Ref<HTMLElement>
  flat: PublicFlat
  requested: RequestedStay
  form: RequestForm
  /** Its button, which the bar gives way to. */
  button: Ref<HTMLButtonElement>
  onRequest: () => void
}

/** Whether the flat is free on the chosen days; undefined without them, or for another reason that they do not fit. */
function areDaysFree({ stay: { from, to }, problem, proposed }: RequestedStay): boolean | undefined {
  if (problem?.code === 'DATES_TAKEN') return false
  return from && to && !problem && !proposed ? true : undefined
}

/** Price, days, persons and total, with the button to request the flat. */
export function RequestCard({ ref, flat, requested, form, button, onRequest }: RequestCardProps) {
  const intl = useIntl()

  return (
    <section className={styles.card} ref={ref} aria-label={intl.formatMessage({ id: 'request.label' })}>
      <PriceHead flat={flat} areDaysFree={areDaysFree(requested)} />
      {form.state === 'sent' ? (
        <SentNotice landlord={flat.landlord.name} request={form.request} isEarlier={form.isEarlier} />
      ) : (
        <>
          <OwnStay flatId={flat.id} />
          <StayFields flat={flat} requested={requested} calendar="days" errors={form.errors} />
          <RequestButton ref={button} onRequest={onRequest} />
          <p className={styles.promise}>
            <FormattedMessage id="request.payNothing" />
          </p>
          <PriceLines flat={flat} requested={requested} />
        </>
      )}
    </section>
  )
}

/** Tells the tenant of a running or coming stay in this flat that its days are taken by themselves. */
function OwnStay({ flatId }: { flatId: number }) {
  const today = useToday()
  const { tenantRequests } = useCounters()
  const stay = tenantRequests.find(
    ({ flat, status, endDate }) => flat.id === flatId && isConfirmed(status) && endDate >= today,
  )
  if (!stay) return null

  return (
    <p className={styles.note} role="note">
      <FormattedMessage
        id="stay.own"
        values={{
          from: formatDay(stay.startDate),
          to: formatDay(stay.endDate),
          link: (text) => <Link to={myRequestsPath()}>{text}</Link>,
        }}
      />
    </p>
  )
}
