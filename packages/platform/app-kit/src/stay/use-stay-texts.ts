import { durationOf, formatDay } from '@domizil/domain'
import type { StayDialogTexts } from '@domizil/ui/calendar'
import type { DayTexts } from '@domizil/ui/stay-field'
import { useIntl } from 'react-intl'

/** The words of the fields of a stay and of their calendar. */
export function useStayTexts(): DayTexts & StayDialogTexts {
  const intl = useIntl()
  const text = (name: string) => intl.formatMessage({ id: `stay.${name}` })

  return {
    format: text('format'),
    unreadable: text('unreadable'),
    open: (label) => intl.formatMessage({ id: 'stay.open' }, { label }),
    title: text('title'),
    close: text('close'),
    task: { from: text('first'), to: text('last') },
    clear: text('clear'),
    done: text('done'),
    chosen: ({ from, to }) =>
      intl.formatMessage(
        { id: 'stay.chosen' },
        { from: formatDay(from), to: formatDay(to), ...durationOf({ from, to }) },
      ),
    past: text('past'),
    earlier: text('earlier'),
    later: text('later'),
  }
}
