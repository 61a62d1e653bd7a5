import type { DayTexts } from '@domizil/ui/stay-field'
import { useIntl } from 'react-intl'

/** The texts of a day's field. */
export function useDayTexts(): DayTexts {
  const intl = useIntl()

  return {
    format: intl.formatMessage({ id: 'stay.format' }),
    unreadable: intl.formatMessage({ id: 'stay.unreadable' }),
    open: (label) => intl.formatMessage({ id: 'stay.calendar' }, { label }),
  }
}
