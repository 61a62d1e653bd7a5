import { useLocale } from '@domizil/app-kit'
import { addMonths, MAX_MONTHS_AHEAD, MAX_STAY_MONTHS } from '@domizil/domain'
import { StayDialog } from '@domizil/ui/calendar'
import { Button, PillGroup, SelectField } from '@domizil/ui/parts'
import { type StayEnd, StayField } from '@domizil/ui/stay-field'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FLEX_DAYS, type SearchQuery } from '@domizil/links'
import { today } from '@domizil/app-kit/today'
import { useStayTexts } from '../../../lib/use-stay-texts.ts'
import type { ChangeQuery } from '../../../lib/use-search-query.ts'
import styles from './dates.module.css'

export interface DateFieldsProps {
  query: SearchQuery
  change: ChangeQuery
}

/** The first day, and the last day or the number of months. Each takes effect at once. */
export function DateFields({ query, change }: DateFieldsProps) {
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
          <FormattedMessage id="dates.clear" />
        </Button>
      )}
    </div>
  )
}

/** A first day after the last day clears the latter; a last day clears the number of months. */
function Days({ query: { startDate: from, endDate: to }, change }: DateFieldsProps) {
  const intl = useIntl()
  const locale = useLocale()
  const texts = useStayTexts()
  const refuse = useRefusal(from)
  const [end, setEnd] = useState<StayEnd>()
  const start = today()

  return (
    <StayField
      value={{ from, to }}
      labels={{ from: intl.formatMessage({ id: 'dates.from' }), to: intl.formatMessage({ id: 'dates.to' }) }}
      locale={locale}
      texts={texts}
      refuse={refuse}
      onChange={(ofEnd, day) =>
        change(
          ofEnd === 'to'
            ? { endDate: day, months: undefined }
            : { startDate: day, ...(day && to && to < day && { endDate: undefined }) },
        )
      }
      onOpen={setEnd}
    >
      {end && (
        <StayDialog
          end={end}
          value={{ from, to }}
          locale={locale}
          today={start}
          earliest={start}
          latest={addMonths(start, MAX_MONTHS_AHEAD + MAX_STAY_MONTHS)}
          texts={texts}
          onChange={(stay) =>
            change({ startDate: stay.from, endDate: stay.to, ...(stay.to && { months: undefined }) })
          }
          onClose={() => setEnd(undefined)}
        />
      )}
    </StayField>
  )
}

/** Why a typed day is refused. */
function useRefusal(from: string | undefined) {
  const intl = useIntl()

  return (day: string, end: StayEnd) => {
    if (day < today()) return intl.formatMessage({ id: 'stay.over' })
    return end === 'to' && from && day < from ? intl.formatMessage({ id: 'stay.behind' }) : undefined
  }
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 18, 24, 36]

/** The number of months, which clears the last day. */
function Length({ query: { endDate, months }, change }: DateFieldsProps) {
  const intl = useIntl()
  const offered = months && !MONTHS.includes(months) ? [...MONTHS, months] : MONTHS

  return (
    <SelectField
      label={intl.formatMessage({ id: 'dates.months' })}
      value={months ?? ''}
      onChange={({ target: { value } }) =>
        change(value ? { months: Number(value), endDate: undefined } : { months: undefined })
      }
    >
      <option value="">{intl.formatMessage({ id: endDate ? 'dates.byDate' : 'dates.anyLength' })}</option>
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

/** The flexibility of the first day. Hidden without one. */
function Flexibility({ query: { startDate, flexDays }, change }: DateFieldsProps) {
  const intl = useIntl()
  const name = useId()
  if (!startDate) return null

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
          ...FLEX_DAYS.filter((days) => days > 0).map((days) => ({
            value: String(days),
            label: intl.formatMessage({ id: 'dates.flexDays' }, { days }),
          })),
        ]}
        value={flexDays ? String(flexDays) : ''}
        onChange={(days) => change({ flexDays: FLEX_DAYS.find((one) => String(one) === days) })}
      />
    </div>
  )
}
