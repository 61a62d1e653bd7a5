import { durationOf, formatDay } from '@domizil/domain'
import type { StayDialogTexts } from '@domizil/ui/calendar'
import type { DayTexts } from '@domizil/ui/stay-field'
import { useSay } from '../use-say.ts'

/** The words of the fields of a stay and of their calendar. */
export function useStayTexts(): DayTexts & StayDialogTexts {
  const say = useSay()
  const text = (name: string) => say(`stay.${name}`)

  return {
    format: text('format'),
    unreadable: text('unreadable'),
    open: (label) => say('stay.open', { label }),
    title: text('title'),
    close: text('close'),
    task: { from: text('first'), to: text('last') },
    clear: text('clear'),
    done: text('done'),
    chosen: ({ from, to }) =>
      say('stay.chosen', { from: formatDay(from), to: formatDay(to), ...durationOf({ from, to }) }),
    past: text('past'),
    earlier: text('earlier'),
    later: text('later'),
  }
}
