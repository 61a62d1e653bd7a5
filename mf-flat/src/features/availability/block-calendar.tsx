import type { BlockedPeriod } from '@domizil/api'
import { useLocale } from '@domizil/app-kit'
import { useToday } from '@domizil/app-kit/today'
import { addMonths, MAX_MONTHS_BLOCKED_AHEAD } from '@domizil/domain'
import { StayDialog } from '@domizil/ui/calendar'
import type { StayEnd } from '@domizil/ui/stay-field'
import { useIntl } from 'react-intl'
import { obstacleFor } from './periods.ts'
import type { useSelection } from './use-selection.ts'

interface BlockCalendarProps {
  end: StayEnd
  periods: readonly BlockedPeriod[]
  selection: ReturnType<typeof useSelection>
  onClose: () => void
}

/** A calendar of the days that can be blocked, opened from their fields. */
export function BlockCalendar({
  end,
  periods,
  selection: { selection, select },
  onClose,
}: BlockCalendarProps) {
  const intl = useIntl()
  const today = useToday()
  const text = (id: string) => intl.formatMessage({ id })

  return (
    <StayDialog
      end={end}
      value={selection}
      locale={useLocale()}
      today={today}
      earliest={today}
      latest={addMonths(today, MAX_MONTHS_BLOCKED_AHEAD)}
      texts={{
        title: text('block.title'),
        close: text('stay.calendarClose'),
        task: { from: text('block.choose.from'), to: text('block.choose.to') },
        clear: text('stay.clear'),
        done: text('stay.done'),
        earlier: text('calendar.earlier'),
        later: text('calendar.later'),
      }}
      reasonOf={({ from, to = from }) => {
        const obstacle = from && to && obstacleFor(periods, { from, to })
        return obstacle ? text(`source.${obstacle.source}`) : undefined
      }}
      onChange={select}
      onClose={onClose}
    />
  )
}
