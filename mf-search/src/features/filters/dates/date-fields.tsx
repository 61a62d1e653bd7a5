import { Themed } from '@domizil/remote-kit/themed'
import { DayField } from '@domizil/ui/date'
import { Button, PillGroup, SelectField } from '@domizil/ui/parts'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FLEXIBILITIES, type FlexDays, type SearchQuery } from '../../../lib/search-query.ts'
import { today } from '../../../lib/today.ts'
import type { ChangeQuery } from '../../../lib/use-search-query.ts'
import styles from './dates.module.css'

export interface DateFieldsProps {
  query: SearchQuery
  change: ChangeQuery
}

/** When to move in, and until when or for how many months. Each takes effect at once. */
export function DateFields({ query, change }: DateFieldsProps) {
  const intl = useIntl()
  const { from, to } = query
  const label = (id: string) => intl.formatMessage({ id: `dates.${id}` })

  return (
    <Themed>
      <div className={styles.dates}>
        <DayField
          label={label('from')}
          value={from}
          min={today()}
          onChange={(day) => change({ from: day, ...(day && to && to < day && { to: undefined }) })}
        />
        <DayField
          label={label('to')}
          value={to}
          min={from ?? today()}
          onChange={(day) => change({ to: day, months: undefined })}
        />
        <Length query={query} change={change} />
        <Flexibility query={query} change={change} />
        {(from ?? to ?? query.months) !== undefined && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => change({ from: undefined, to: undefined, months: undefined, flexDays: undefined })}
          >
            <FormattedMessage id="dates.clear" />
          </Button>
        )}
      </div>
    </Themed>
  )
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 18, 24, 36]

/** So many months take the place of a last day. */
function Length({ query: { to, months }, change }: DateFieldsProps) {
  const intl = useIntl()
  const offered = months && !MONTHS.includes(months) ? [...MONTHS, months] : MONTHS

  return (
    <SelectField
      label={intl.formatMessage({ id: 'dates.months' })}
      value={months ?? ''}
      onChange={({ target: { value } }) =>
        change(value ? { months: Number(value), to: undefined } : { months: undefined })
      }
    >
      <option value="">{intl.formatMessage({ id: to ? 'dates.byDate' : 'dates.anyLength' })}</option>
      {offered
        .toSorted((one, other) => one - other)
        .map((count) => (
          <option key={count} value={count}>
            {intl.formatMessage({ id: 'dates.monthCount' }, { count })}
          </option>
        ))}
    </SelectField>
  )
}

/** How far the move-in day may be moved. Says nothing without one. */
function Flexibility({ query: { from, flexDays }, change }: DateFieldsProps) {
  const intl = useIntl()
  const name = useId()
  if (!from) return null

  return (
    <div>
      <p className={styles.question} aria-hidden="true">
        <FormattedMessage id="dates.flex" />
      </p>
      <PillGroup
        label={intl.formatMessage({ id: 'dates.flex' })}
        name={name}
        options={[
          { value: '', label: intl.formatMessage({ id: 'dates.exact' }) },
          ...FLEXIBILITIES.map((days) => ({
            value: String(days),
            label: intl.formatMessage({ id: 'dates.flexDays' }, { days }),
          })),
        ]}
        value={flexDays ? String(flexDays) : ''}
        onChange={(days) => change({ flexDays: days ? (Number(days) as FlexDays) : undefined })}
      />
    </div>
  )
}
