import { type Day, formatDay } from '@domizil/domain'
import { FormattedMessage } from 'react-intl'
import { today } from './today.ts'

export function AvailableFrom({ day }: { day: Day }) {
  if (day <= today()) return <FormattedMessage id="flat.availableNow" />

  return <FormattedMessage id="flat.availableFrom" values={{ day: formatDay(day) }} />
}
