import type { Booking } from '@domizil/api'
import type { BookingStatus } from '@domizil/domain'
import { Check, X } from '@domizil/ui/icons'
import { classes } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { dayOfMoment } from '@domizil/app-kit/today'
import styles from './request-progress.module.css'
import { endOf } from './request-ending.ts'
import { momentOfStep, reachedStep, shownStatusOf, WAY } from './request-state.ts'

/**
 * The five steps from the request to the booking, and the current one; on phones bars, with one sentence. A cancelled
 * request shows the steps that it has reached, and its end.
 */
export function RequestProgress({ request }: { request: Booking }) {
  const intl = useIntl()
  const isCancelled = request.status === 'BOOKING_CANCELED'
  const reached = reachedStep(request)
  const steps = isCancelled ? WAY.slice(0, reached + 1) : WAY

  return (
    <div className={classes(isCancelled && styles.ended)}>
      <ol className={styles.timeline} aria-label={intl.formatMessage({ id: 'progress.label' })}>
        {steps.map((step, at) => (
          <Step
            key={step}
            name={`progress.${step}`}
            state={stateOf(request.status, at, reached)}
            moment={at <= reached ? momentOfStep(request, step) : undefined}
          />
        ))}
        {isCancelled && (
          <Step name={`status.${shownStatusOf(request)}`} state="stopped" moment={endOf(request)?.at} />
        )}
      </ol>
      {!isCancelled && (
        <p className={styles.summary}>
          <FormattedMessage
            id="progress.summary"
            values={{
              at: reached + 1,
              of: WAY.length,
              step: intl.formatMessage({ id: `progress.${WAY[reached] ?? 'REQUESTED'}` }),
            }}
          />
        </p>
      )}
    </div>
  )
}

interface StepProps {
  /** The id of its name. */
  name: string
  state: 'done' | 'open' | 'stopped' | 'current'
  /** When it was reached. */
  moment: string | undefined
}

function Step({ name, state, moment }: StepProps) {
  return (
    <li
      className={classes(styles.step, styles[state])}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className={styles.dot} aria-hidden="true">
        {state === 'done' && <Check size={12} strokeWidth={3} />}
        {state === 'stopped' && <X size={12} strokeWidth={3} />}
      </span>
      <span className={styles.text}>
        <b>
          <FormattedMessage id={name} />
        </b>
        {moment && <span className={styles.note}>{dayOfMoment(moment)}</span>}
      </span>
    </li>
  )
}

function stateOf(status: BookingStatus, at: number, reached: number) {
  const isDone = status === 'BOOKING_COMPLETED' || status === 'BOOKING_CANCELED'
  if (at < reached || (isDone && at === reached)) return 'done'
  return at > reached ? 'open' : 'current'
}
