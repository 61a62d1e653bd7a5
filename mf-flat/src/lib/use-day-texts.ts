import { useSay } from '@domizil/app-kit'
import type { DayTexts } from '@domizil/ui/stay-field'

/** The texts of a day's field. */
export function useDayTexts(): DayTexts {
  const say = useSay()

  return {
    format: say('stay.format'),
    unreadable: say('stay.unreadable'),
    open: (label) => say('stay.calendar', { label }),
  }
}
