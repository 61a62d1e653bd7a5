import { useSay } from '@domizil/app-kit/say'
import { StayDates } from '@domizil/app-kit/stay'
import type { StayAndBudgetProps } from './stay-and-budget-props.ts'

/** The first and the last day of a stay. */
export function ExactDays({ values: { from, to }, onChange }: StayAndBudgetProps) {
  const say = useSay()

  return (
    <StayDates
      value={{ from: from || undefined, to: to || undefined }}
      labels={{
        from: say('searchBox.moveIn'),
        to: say('searchBox.moveOut'),
      }}
      onChange={({ from: first = '', to: last = '' }) => onChange({ from: first, to: last })}
    />
  )
}
