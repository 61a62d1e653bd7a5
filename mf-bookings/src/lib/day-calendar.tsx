import { useLocale } from '@domizil/app-kit'
import { useStayTexts } from '@domizil/app-kit/stay'
import { useToday } from '@domizil/app-kit/today'
import type { Day } from '@domizil/domain'
import { DayDialog } from '@domizil/ui/calendar'

interface DayCalendarProps {
  /** What the day is called at its field. */
  title: string
  value: Day | undefined
  earliest: Day
  latest: Day
  onChange: (day: Day | undefined) => void
  onClose: () => void
}

/** A calendar beside the field of a day. */
export function DayCalendar({ title, ...day }: DayCalendarProps) {
  const texts = useStayTexts()

  return <DayDialog {...day} locale={useLocale()} today={useToday()} texts={{ ...texts, title }} />
}
