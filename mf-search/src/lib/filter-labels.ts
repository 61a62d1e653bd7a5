import { formatFilterDay, type Locale } from '@domizil/domain'
import type { IntlShape } from 'react-intl'
import type { SearchQuery } from '@domizil/links'

type Money = (euro: number) => string

export function priceLabel({ priceMin, priceMax }: SearchQuery, intl: IntlShape, money: Money): string {
  if (priceMin === undefined) return intl.formatMessage({ id: 'price.upTo' }, { price: money(priceMax ?? 0) })
  if (priceMax === undefined) return intl.formatMessage({ id: 'price.atLeast' }, { price: money(priceMin) })

  return `${money(priceMin)} – ${money(priceMax)}`
}

export function sizeLabel({ sizeMin: low, sizeMax: high }: SearchQuery, intl: IntlShape): string {
  if (low === undefined) return intl.formatMessage({ id: 'size.upTo' }, { size: high })
  if (high === undefined) return intl.formatMessage({ id: 'size.atLeast' }, { size: low })

  return intl.formatMessage({ id: 'size.between' }, { low, high })
}

/** The dates and their flexibility: "From Mar 01, 2027, 6 months (± 7 days)". */
export function datesLabel(query: SearchQuery, intl: IntlShape): string {
  const { startDate: from, endDate: to, months, flexDays } = query
  const day = (one: string) => formatFilterDay(one, intl.locale as Locale)
  const length = months && intl.formatMessage({ id: 'dates.monthCount' }, { count: months })
  const first = from && !to && intl.formatMessage({ id: 'dates.chipFrom' }, { from: day(from) })
  const last = to && !from && intl.formatMessage({ id: 'dates.chipTo' }, { to: day(to) })
  const both = from && to && `${day(from)} – ${day(to)}`
  const dates = [both, first, last, length].filter(Boolean).join(', ')

  return flexDays ? intl.formatMessage({ id: 'dates.chipFlex' }, { dates, days: flexDays }) : dates
}
