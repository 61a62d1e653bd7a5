import { StayDates } from '@domizil/app-kit/stay'
import { useIntl } from 'react-intl'
import type { StayAndBudgetProps } from './stay-and-budget-props.ts'

/** The first and the last day of a stay. */
export function ExactDays({ values: { from, to }, onChange }: StayAndBudgetProps) {
  const intl = useIntl()

  return (
    <StayDates
      value={{ from: from || undefined, to: to || undefined }}
      labels={{
        from: intl.formatMessage({ id: 'searchBox.moveIn' }),
        to: intl.formatMessage({ id: 'searchBox.moveOut' }),
      }}
      onChange={({ from: first = '', to: last = '' }) => onChange({ from: first, to: last })}
    />
  )
}
