import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { availabilityAtom, loadAvailabilityAtom } from './availability-atoms.ts'

/** A flat's days and calendars, loaded when the page appears. */
export function useAvailability(flatId: number) {
  const outcome = useAtomValue(availabilityAtom)
  const load = useSetAtom(loadAvailabilityAtom)
  const controller = useRef<AbortController>(undefined)

  const ask = useCallback(() => {
    controller.current?.abort()
    controller.current = new AbortController()
    void load({ flatId, signal: controller.current.signal })
  }, [load, flatId])

  useEffect(() => {
    ask()

    return () => controller.current?.abort()
  }, [ask])

  return { outcome, retry: ask }
}
