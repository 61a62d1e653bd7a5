import type { Booking } from '@domizil/api'
import type { BookingStatus } from '@domizil/domain'
import { Timeline, type TimelineStep } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { dayOfMoment } from '../../lib/day-of-moment.ts'
import { momentOfStep, reachedStep, WAY } from './request-state.ts'

/** The five steps from the request to the booking, and the current one. */
export function RequestProgress({ request }: { request: Booking }) {
  const intl = useIntl()
  const reached = reachedStep(request)
  const isCancelled = request.status === 'BOOKING_CANCELED'
  const isCompleted = request.status === 'BOOKING_COMPLETED'

  function stateOf(at: number): TimelineStep['state'] {
    if (at < reached || (isCompleted && at === reached)) return 'done'
    if (at > reached) return 'open'
    return isCancelled ? 'stopped' : 'current'
  }

  function noteOf(step: BookingStatus, at: number): string | undefined {
    const moment = at <= reached ? momentOfStep(request, step) : undefined
    return moment && dayOfMoment(moment)
  }

  return (
    <Timeline
      label={intl.formatMessage({ id: 'progress.label' })}
      steps={WAY.map((status, at) => ({
        id: status,
        label: <FormattedMessage id={`progress.${status}`} />,
        note: noteOf(status, at),
        state: stateOf(at),
      }))}
      summary={
        <FormattedMessage
          id="progress.summary"
          values={{
            at: reached + 1,
            of: WAY.length,
            step: intl.formatMessage({ id: `status.${request.status}` }),
          }}
        />
      }
    />
  )
}
