import { useLocale } from '@domizil/app-kit'
import { useStayTexts } from '@domizil/app-kit/stay'
import { useToday } from '@domizil/app-kit/today'
import { addDays, type Day, VIEWING_DAYS_AHEAD } from '@domizil/domain'
import { DayDialog } from '@domizil/ui/calendar'

interface ViewingCalendarProps {
  /** What the day is called at its field. */
  title: string
  value: Day | undefined
  onChange: (day: Day | undefined) => void
  onClose: () => void
}

/** A calendar of the days on which a viewing can be proposed. */
export function ViewingCalendar({ title, ...day }: ViewingCalendarProps) {
  const today = useToday()
  const texts = useStayTexts()

  return (
    <DayDialog
      {...day}
      locale={useLocale()}
      today={today}
      earliest={today}
      latest={addDays(today, VIEWING_DAYS_AHEAD)}
      texts={{ ...texts, title }}
    />
  )
}
