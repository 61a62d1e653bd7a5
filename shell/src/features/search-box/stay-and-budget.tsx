import { useToday } from '@domizil/app-kit/today'
import { WHOLE_EUROS } from '@domizil/domain'
import { SelectField, Skeleton } from '@domizil/ui/parts'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { loadOwnChunk } from '../../lib/load-own-chunk.ts'
import { QuietBoundary } from '../../lib/quiet-boundary.tsx'
import { useServices } from '../../lib/services.ts'
import { monthsFrom } from './search-address.ts'
import type { StayAndBudgetProps } from './stay-and-budget-props.ts'

const LENGTHS = [1, 2, 3, 4, 6, 9, 12, 18, 24]
const BUDGETS = [600, 800, 1000, 1200, 1500, 1800, 2000, 2500, 3000]

/** Dates, length and budget, all optional. */
export function StayAndBudget(props: StayAndBudgetProps) {
  return (
    <>
      {props.values.when === 'days' ? <LazyExactDays {...props} /> : <MonthFields {...props} />}
      <BudgetField {...props} />
    </>
  )
}

function MonthFields({ values, onChange }: StayAndBudgetProps) {
  const intl = useIntl()
  const months = monthsFrom(useToday())
  const monthText = (month: string) =>
    intl.formatDate(`${month}-15`, { month: 'long', year: 'numeric', timeZone: 'UTC' })

  return (
    <>
      <SelectField
        label={intl.formatMessage({ id: 'searchBox.moveIn' })}
        value={values.month}
        onChange={(event) => onChange({ month: event.target.value })}
      >
        <option value="">{intl.formatMessage({ id: 'searchBox.anyTime' })}</option>
        {months.map((month) => (
          <option key={month} value={month}>
            {monthText(month)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={intl.formatMessage({ id: 'searchBox.howLong' })}
        value={values.months}
        onChange={(event) => onChange({ months: event.target.value })}
      >
        <option value="">{intl.formatMessage({ id: 'searchBox.anyLength' })}</option>
        {LENGTHS.map((count) => (
          <option key={count} value={count}>
            {intl.formatMessage({ id: 'searchBox.months' }, { count })}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function BudgetField({ values, onChange }: StayAndBudgetProps) {
  const intl = useIntl()
  const euro = (amount: number) => intl.formatNumber(amount, WHOLE_EUROS)

  return (
    <SelectField
      label={intl.formatMessage({ id: 'searchBox.budget' })}
      value={values.budget}
      onChange={(event) => onChange({ budget: event.target.value })}
    >
      <option value="">{intl.formatMessage({ id: 'searchBox.anyBudget' })}</option>
      {BUDGETS.map((amount) => (
        <option key={amount} value={amount}>
          {intl.formatMessage({ id: 'searchBox.upTo' }, { amount: euro(amount) })}
        </option>
      ))}
    </SelectField>
  )
}

/** The two days, whose calendar is loaded on demand. If that fails, the months are shown. */
function LazyExactDays(props: StayAndBudgetProps) {
  const intl = useIntl()
  const { shellApi, pageFailed } = useServices()
  const [ExactDays] = useState(() => lazy(() => loadExactDays(pageFailed)))

  const handleFailure = () => {
    shellApi.notify({ kind: 'error', message: intl.formatMessage({ id: 'error.remote' }) })
    props.onChange({ when: 'months' })
  }

  return (
    <QuietBoundary onFailure={handleFailure}>
      <Suspense fallback={<Waiting />}>
        <ExactDays {...props} />
      </Suspense>
    </QuietBoundary>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton height="70px" />
      <Skeleton height="70px" />
    </>
  )
}

/** As with every chunk, the first failure reloads the page. */
async function loadExactDays(onFailure: (error: unknown) => void) {
  const load = async () => (await import(/* webpackChunkName: "exact-days" */ './exact-days.tsx')).ExactDays
  try {
    return { default: await loadOwnChunk('exact-days', load) }
  } catch (error) {
    onFailure(error)
    throw error
  }
}
