import { useSyncExternalStore } from 'react'
import { useShell } from './shell-context.ts'

/** Today where the reader is, as a whole day. For handlers and effects: components take `useToday`. */
export function today(): string {
  return new Intl.DateTimeFormat('sv-SE').format(new Date()) // Swedish dates are written like ISO ones
}

/** Today where the reader is. A drawn page is hydrated with the day of the server, and corrected at once. */
export function useToday(): string {
  const { drawnOn } = useShell()

  return useSyncExternalStore(unchanging, today, () => drawnOn ?? today())
}

const unchanging = () => () => undefined
