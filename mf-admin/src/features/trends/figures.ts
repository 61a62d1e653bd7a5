import type { Report } from '@domizil/api'
import { addDays, type Day } from '@domizil/domain'
import { adminListPath, adminPath, type PagePath } from '@domizil/links'
import { averageOf, emptyShare, type Periods, sumOf, type SummedField, type TrendDays } from './trends.ts'

/** How a figure is written. */
export type Unit = 'count' | 'euro' | 'hours' | 'share'

/** A figure of the dashboard with its change. Its name is the message `trend.<id>`. */
export interface Figure {
  readonly id: string
  readonly unit: Unit
  readonly now: number | null
  readonly before: number | null
  /** Whether a decrease is an improvement. */
  readonly isBurden?: boolean
  readonly course?: readonly number[]
  /** The list that shows what is counted. */
  readonly to?: PagePath
}

interface Now {
  readonly today: Day
  readonly days: TrendDays
  /** The listed flats and the accounts of this moment. */
  readonly listed: number
  readonly users: number
  readonly usersToday: number
}

/**
 * Every figure of the dashboard, each defined here only. What happened is the sum of the reports of the period, which
 * charts, tables and the file show day by day, and its list has the same days; what there is, is of this moment.
 */
export function figuresOf(
  { now, before }: Periods,
  { today, days, listed, users, usersToday }: Now,
): Figure[] {
  const period = { from: addDays(today, -days), to: addDays(today, -1) }
  const [last, lastBefore] = [now.at(-1), before.at(-1)]
  const summed = (id: SummedField, to?: PagePath, unit: Unit = 'count'): Figure => ({
    id,
    unit,
    now: sumOf(now, id),
    before: sumOf(before, id),
    course: now.map((report) => report[id]),
    ...(to && { to }),
  })
  const yesterday = (id: 'occupancy' | 'overdueAmount', unit: Unit) => ({
    id,
    unit,
    now: last?.[id] ?? null,
    before: lastBefore?.[id] ?? null,
  })
  const usersBefore = users - usersToday - sumOf(now, 'newUsers')

  return [
    {
      id: 'activeFlats',
      unit: 'count',
      now: listed,
      before: lastBefore?.activeFlats ?? null,
      course: [...now.map(({ activeFlats }) => activeFlats), listed],
      to: adminListPath('flats', { status: 'ACTIVE' }),
    },
    { id: 'users', unit: 'count', now: users, before: usersBefore, to: adminListPath('users') },
    summed('newFlats', adminListPath('flats', period)),
    summed('requests', adminListPath('bookings', period)),
    summed('completed'),
    summed('feesNet', adminListPath('invoices', period), 'euro'),
    timeTo('response', { now, before }, ({ medianResponseHours }) => medianResponseHours),
    {
      ...timeTo('helpResponse', { now, before }, ({ medianHelpHours }) => medianHelpHours),
      to: adminPath({ tab: 'help' }),
    },
    yesterday('occupancy', 'share'),
    {
      id: 'emptySearches',
      unit: 'share',
      isBurden: true,
      now: emptyShare(now),
      before: emptyShare(before),
      to: adminListPath('searches', { ...period, empty: 'true' }),
    },
    {
      ...yesterday('overdueAmount', 'euro'),
      isBurden: true,
      to: adminListPath('invoices', { status: 'OVERDUE' }),
    },
  ]
}

function timeTo(id: string, { now, before }: Periods, of: (report: Report) => number | null): Figure {
  return { id, unit: 'hours', isBurden: true, now: averageOf(now, of), before: averageOf(before, of) }
}
