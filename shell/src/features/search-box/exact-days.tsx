import { useReadable } from '@domizil/readable'
import { ThemeProvider } from '@domizil/ui/core'
import { DayField } from '@domizil/ui/date'
import { useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import { today } from '../../lib/today.ts'
import type { WishFieldsProps } from './wish-fields-props.ts'

/** The first and the last day of a stay. A later first day takes a last day before it away. */
export function ExactDays({ wishes: { from, to }, onChange }: WishFieldsProps) {
  const intl = useIntl()
  const { language, shellApi } = useServices()

  return (
    <ThemeProvider locale={useReadable(language.locale)} nonce={shellApi.nonce}>
      <DayField
        label={intl.formatMessage({ id: 'searchBox.moveIn' })}
        value={from || undefined}
        min={today()}
        onChange={(day = '') => onChange({ from: day, ...(to < day && { to: '' }) })}
      />
      <DayField
        label={intl.formatMessage({ id: 'searchBox.moveOut' })}
        value={to || undefined}
        min={from || today()}
        onChange={(day = '') => onChange({ to: day })}
      />
    </ThemeProvider>
  )
}
