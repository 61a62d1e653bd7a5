import { formatDay } from '@domizil/domain'
import { useSyncExternalStore } from 'react'
import { useShell } from './shell-context.ts'

/** Today where the reader is, as a whole day. For handlers and effects: components take `useToday`. */
export function today(): string {
  return dayWhereReaderIs(new Date())
}

/** The day of a moment where the reader is, as the product writes days. */
export function dayOfMoment(moment: string): string {
  return formatDay(dayWhereReaderIs(new Date(moment)))
}

function dayWhereReaderIs(moment: Date): string {
  // React asks for it more often than it renders: no format of `Intl`, whose first use alone takes a phone 150 ms.
  const [month, date] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${moment.getFullYear()}-${month}-${date}`
}

/** Today where the reader is. A drawn page is hydrated with the day of the server, and corrected at once. */
export function useToday(): string {
  const { drawnOn } = useShell()

  return useSyncExternalStore(unchanging, today, () => drawnOn ?? today())
}

const unchanging = () => () => undefined
