import { type Day, formatDay, formatFilterDay, type Locale, monthOf } from '@domizil/domain'
import type { IntlShape } from 'react-intl'
import type { SearchQuery } from '@domizil/links'

/** The dates and their flexibility, for a chip: "From Mar 01, 2027, 6 months (± 7 days)", "March 2027, 6 months". */
export function datesLabel(query: SearchQuery, intl: IntlShape): string {
  return textOf(query, intl, (day) => formatFilterDay(day, intl.locale as Locale))
}

/** The same as people write it, for the bar: "01.03.2027 – 31.08.2027"; empty without dates. */
export function stayText(query: SearchQuery, intl: IntlShape): string {
  return textOf(query, intl, formatDay)
}

/** The name of a month, `2027-02`: "February 2027". */
export function monthText(month: string, intl: IntlShape): string {
  return intl.formatDate(`${month}-15`, { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

function textOf(query: SearchQuery, intl: IntlShape, day: (one: Day) => string): string {
  const { startDate: from, endDate: to, months, flexDays } = query
  const month = monthOf(query)
  const length = months && intl.formatMessage({ id: 'dates.monthCount' }, { count: months })
  if (month) return [monthText(month, intl), length].filter(Boolean).join(', ')
  const first = from && !to && intl.formatMessage({ id: 'dates.chipFrom' }, { from: day(from) })
  const last = to && !from && intl.formatMessage({ id: 'dates.chipTo' }, { to: day(to) })
  const both = from && to && `${day(from)} – ${day(to)}`
  const dates = [both, first, last, length].filter(Boolean).join(', ')

  return flexDays ? intl.formatMessage({ id: 'dates.chipFlex' }, { dates, days: flexDays }) : dates
}
