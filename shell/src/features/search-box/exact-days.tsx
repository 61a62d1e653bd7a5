import { addMonths, MAX_MONTHS_AHEAD, MAX_STAY_MONTHS } from '@domizil/domain'
import { useReadable } from '@domizil/app-kit/readable'
import { StayDialog } from '@domizil/ui/calendar'
import { type StayEnd, StayField } from '@domizil/ui/stay-field'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import { today } from '@domizil/app-kit/today'
import { useStayTexts } from './use-stay-texts.ts'
import type { StayAndBudgetProps } from './stay-and-budget-props.ts'

/** The first and the last day of a stay. A first day after the last day clears the latter. */
export function ExactDays({ values: { from, to }, onChange }: StayAndBudgetProps) {
  const intl = useIntl()
  const texts = useStayTexts()
  const locale = useReadable(useServices().language.locale)
  const [end, setEnd] = useState<StayEnd>()
  const stay = { from: from || undefined, to: to || undefined }
  const start = today()

  return (
    <StayField
      value={stay}
      labels={{
        from: intl.formatMessage({ id: 'searchBox.moveIn' }),
        to: intl.formatMessage({ id: 'searchBox.moveOut' }),
      }}
      locale={locale}
      texts={texts}
      refuse={(day, ofEnd) => {
        if (day < start) return intl.formatMessage({ id: 'stay.over' })
        return ofEnd === 'to' && day < from ? intl.formatMessage({ id: 'stay.behind' }) : undefined
      }}
      onChange={(ofEnd, day = '') =>
        onChange(ofEnd === 'to' ? { to: day } : { from: day, ...(to < day && { to: '' }) })
      }
      onOpen={setEnd}
    >
      {end && (
        <StayDialog
          end={end}
          value={stay}
          locale={locale}
          today={start}
          earliest={start}
          latest={addMonths(start, MAX_MONTHS_AHEAD + MAX_STAY_MONTHS)}
          texts={texts}
          onChange={({ from: first = '', to: last = '' }) => onChange({ from: first, to: last })}
          onClose={() => setEnd(undefined)}
        />
      )}
    </StayField>
  )
}
