import type { Booking } from '@domizil/api'
import type { BookingStatus } from '@domizil/domain'
import { Check, X } from '@domizil/ui/icons'
import { classes } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { dayOfMoment } from '../../lib/day-of-moment.ts'
import styles from './request-progress.module.css'
import { momentOfStep, reachedStep, WAY } from './request-state.ts'

/** The five steps from the request to the booking, and the current one. On phones bars, with one sentence. */
export function RequestProgress({ request }: { request: Booking }) {
  const intl = useIntl()
  const reached = reachedStep(request)

  return (
    <div>
      <ol className={styles.timeline} aria-label={intl.formatMessage({ id: 'progress.label' })}>
        {WAY.map((step, at) => {
          const state = stateOf(request.status, at, reached)
          const moment = at <= reached ? momentOfStep(request, step) : undefined
          return (
            <li
              key={step}
              className={classes(styles.step, styles[state])}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={styles.dot} aria-hidden="true">
                {state === 'done' && <Check size={12} strokeWidth={3} />}
                {state === 'stopped' && <X size={12} strokeWidth={3} />}
              </span>
              <span className={styles.text}>
                <b>
                  <FormattedMessage id={`progress.${step}`} />
                </b>
                {moment && <span className={styles.note}>{dayOfMoment(moment)}</span>}
              </span>
            </li>
          )
        })}
      </ol>
      <p className={styles.summary}>
        <FormattedMessage
          id="progress.summary"
          values={{
            at: reached + 1,
            of: WAY.length,
            step: intl.formatMessage({ id: `status.${request.status}` }),
          }}
        />
      </p>
    </div>
  )
}

function stateOf(status: BookingStatus, at: number, reached: number) {
  if (at < reached || (status === 'BOOKING_COMPLETED' && at === reached)) return 'done'
  if (at > reached) return 'open'
  return status === 'BOOKING_CANCELED' ? 'stopped' : 'current'
}
