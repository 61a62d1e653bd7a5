import { useSay } from '@domizil/app-kit'
import { StayDates } from '@domizil/app-kit/stay'
import { monthOf } from '@domizil/domain'
import { Button, PillGroup, SelectField } from '@domizil/ui/parts'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { FLEX_DAYS, type SearchQuery, type StayQuery } from '@domizil/links'
import { monthText } from '../filter-labels.ts'
import type { ChangeQuery } from '../use-search-query.ts'
import styles from './dates.module.css'

export interface DateFieldsProps {
  query: SearchQuery
  change: ChangeQuery
}

/** The first day, and the last day or the number of months. Each takes effect at once. */
export function DateFields({ query, change }: DateFieldsProps) {
  const say = useSay()

  return (
    <div className={styles.dates}>
      <Days query={query} change={change} />
      <Length query={query} change={change} />
      <Flexibility query={query} change={change} />
      {(query.startDate ?? query.endDate ?? query.months) !== undefined && (
        <Button
          variant="quiet"
          size="small"
          onClick={() =>
            change({ startDate: undefined, endDate: undefined, months: undefined, flexDays: undefined })
          }
        >
          {say('dates.clear')}
        </Button>
      )}
    </div>
  )
}

/** The first and the last day of the stay; a last day clears the number of months. */
function Days({ query: { startDate, endDate }, change }: DateFieldsProps) {
  const say = useSay()

  return (
    <StayDates
      value={{ from: startDate, to: endDate }}
      labels={{
        from: say('filterName.startDate'),
        to: say('filterName.endDate'),
      }}
      onChange={({ from, to }) => change({ startDate: from, endDate: to, ...(to && { months: undefined }) })}
    />
  )
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 18, 24]

/** The number of months, which clears the last day. */
function Length({ query: { endDate, months }, change }: DateFieldsProps) {
  const say = useSay()
  const offered = months && !MONTHS.includes(months) ? [...MONTHS, months] : MONTHS

  return (
    <SelectField
      label={say('filterName.months')}
      value={months ?? ''}
      onChange={({ target: { value } }) =>
        change(value ? { months: Number(value), endDate: undefined } : { months: undefined })
      }
    >
      <option value="">{say(endDate ? 'dates.byDate' : 'dates.anyLength')}</option>
      {offered
        .toSorted((one, other) => one - other)
        .map((count) => (
          <option key={count} value={count}>
            {say('dates.monthCount', { count })}
          </option>
        ))}
    </SelectField>
  )
}

/** The flexibility of the first day. Hidden without one. */
function Flexibility({ query, change }: DateFieldsProps) {
  const { startDate, endDate, flexDays } = query
  const intl = useIntl()
  const say = useSay()
  const name = useId()
  if (!startDate) return null

  const labelOf = (days: StayQuery['flexDays']) => {
    const month = monthOf({ startDate, endDate, flexDays: days })
    return month ? say('dates.inMonth', { month: monthText(month, intl) }) : say('dates.flexDays', { days })
  }

  return (
    <div>
      <p className={styles.question} aria-hidden="true">
        {say('dates.flex')}
      </p>
      <PillGroup
        label={say('dates.flex')}
        name={name}
        options={[
          { value: '', label: say('dates.exact') },
          ...FLEX_DAYS.filter((days) => days > 0).map((days) => ({
            value: String(days),
            label: labelOf(days),
          })),
        ]}
        value={flexDays ? String(flexDays) : ''}
        onChange={(days) => change({ flexDays: FLEX_DAYS.find((one) => String(one) === days) })}
      />
    </div>
  )
}
