import type { PublicFlat } from '@domizil/api'
import { lazyChunk, useCounters, useDialog, useMoney, useSay } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { useToday } from '@domizil/app-kit/today'
import { formatDay, isConfirmed, rentTerms } from '@domizil/domain'
import { myRequestsPath } from '@domizil/links'
import { MessageSquare } from '@domizil/ui/icons'
import { Button, PriceTag, useIsHydrated, useMedia } from '@domizil/ui/parts'
import { type Ref, Suspense, useRef } from 'react'
import { ASK } from '../../lib/ask-dialog-name.ts'
import { useInView } from '../../lib/use-in-view.ts'
import { LATE_TEXTS } from '../../lib/late-texts.ts'
import styles from './request.module.css'
import { type RequestedStay, useStay } from './use-stay.ts'
import { PriceHead } from './price-head.tsx'
import { PriceLines } from './price-lines.tsx'
import { SentNotice } from './sent-notice.tsx'
import { StayFields } from './stay-fields.tsx'
import { type RequestForm, useRequestForm } from './use-request-form.ts'

const RequestDialog = lazyChunk(
  'request',
  () =>
    import(/* webpackChunkName: "request" */ './request-dialog.tsx').then((module) => module.RequestDialog),
  { messages: LATE_TEXTS },
)

interface RequestSectionProps {
  flat: PublicFlat
  /** Called when the days have been booked meanwhile: the flat's data is stale. */
  onTaken: () => void
}

/** Requesting a flat: the card beside the text, the bar on small screens, and the form behind both. */
export function RequestSection({ flat, onTaken }: RequestSectionProps) {
  const card = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const requested = useStay(flat)
  const form = useRequestForm(flat, requested, onTaken)
  const isSmall = useMedia('(max-width: 991px)')
  const isHydrated = useIsHydrated()
  // One button to request is enough on a screen. Drawn for every screen, as its width is a guess: a bar that came up later
  // would cover what is about to be pressed.
  const hasBar = !useInView(button) && (isSmall || !isHydrated)
  const { isOpen, open, close } = useDialog('request')
  const { open: ask } = useDialog(ASK)

  const { problem, proposed, setDays } = requested
  const handleRequest = () => {
    if (proposed) setDays(proposed)
    else {
      form.checkStay()
      if (problem) return focusDays()
    }

    open()
  }
  const focusDays = () => card.current?.querySelector<HTMLElement>('input')?.focus()

  return (
    <>
      <RequestCard
        ref={card}
        flat={flat}
        requested={requested}
        form={form}
        button={button}
        onRequest={handleRequest}
      />
      {hasBar && (
        <RequestBar
          flat={flat}
          requested={requested}
          isSent={form.state === 'sent'}
          onRequest={handleRequest}
          onChooseDays={focusDays}
          onAsk={() => ask()}
        />
      )}
      {isOpen && (
        <Suspense>
          <RequestDialog onClose={close} flat={flat} requested={requested} form={form} />
        </Suspense>
      )}
    </>
  )
}

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
  const say = useSay()
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
          unit={say(total === undefined ? 'price.perMonth' : 'price.forStay')}
        />
        {isUnfit ? (
          <p className={styles.barProblem}>
            {say(problem.code === 'DATES_TAKEN' ? 'stay.areTaken' : 'stay.areUnfit')}
          </p>
        ) : (
          <button type="button" className={styles.barDays} onClick={onChooseDays}>
            {from && to && !proposed
              ? `${formatDay(from)} – ${formatDay(to)}`
              : say(proposed ? 'stay.chooseDay' : 'stay.choose')}
          </button>
        )}
      </div>
      <div className={styles.barWays}>
        <Button size="large" aria-label={say('ask.open')} onClick={onAsk}>
          <MessageSquare size={18} />
        </Button>
        {isUnfit ? (
          <Button variant="primary" size="large" onClick={onChooseDays}>
            {say('stay.change')}
          </Button>
        ) : (
          <RequestButton onRequest={onRequest} />
        )}
      </div>
    </div>
  )
}

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
function RequestCard({ ref, flat, requested, form, button, onRequest }: RequestCardProps) {
  const say = useSay()

  return (
    <section className={styles.card} ref={ref} aria-label={say('request.label')}>
      <PriceHead flat={flat} areDaysFree={areDaysFree(requested)} />
      {form.state === 'sent' ? (
        <SentNotice landlord={flat.landlord.name} request={form.request} isEarlier={form.isEarlier} />
      ) : (
        <>
          <OwnStay flatId={flat.id} />
          <StayFields flat={flat} requested={requested} calendar="days" errors={form.errors} />
          <RequestButton ref={button} onRequest={onRequest} />
          <p className={styles.promise}>{say('request.payNothing')}</p>
          <PriceLines flat={flat} requested={requested} />
        </>
      )}
    </section>
  )
}

/** Tells the tenant of a running or coming stay in this flat that its days are taken by themselves. */
function OwnStay({ flatId }: { flatId: number }) {
  const say = useSay()
  const today = useToday()
  const { tenantRequests } = useCounters()
  const stay = tenantRequests.find(
    ({ flat, status, endDate }) => flat.id === flatId && isConfirmed(status) && endDate >= today,
  )
  if (!stay) return null

  return (
    <p className={styles.note} role="note">
      {say('stay.own', {
        from: formatDay(stay.startDate),
        to: formatDay(stay.endDate),
        link: (text) => <Link to={myRequestsPath()}>{text}</Link>,
      })}
    </p>
  )
}

/** Opens the request form, which knows whether the visitor is signed in when it is sent. */
function RequestButton({ onRequest, ref }: { onRequest: () => void; ref?: Ref<HTMLButtonElement> }) {
  const say = useSay()

  return (
    <Button ref={ref} variant="primary" size="large" block onClick={onRequest}>
      {say('request.open')}
    </Button>
  )
}
