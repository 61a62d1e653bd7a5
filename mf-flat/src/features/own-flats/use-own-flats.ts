import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { loadOwnFlatsAtom, type OwnFlatsOutcome, ownFlatsOutcomeAtom } from './own-flats-atoms.ts'

/** The caller's flats, loaded when the list appears. */
export function useOwnFlats(): { outcome: OwnFlatsOutcome; retry: () => void } {
  const outcome = useAtomValue(ownFlatsOutcomeAtom)
  const load = useSetAtom(loadOwnFlatsAtom)
  const controller = useRef<AbortController>(undefined)

  const ask = useCallback(() => {
    controller.current?.abort()
    controller.current = new AbortController()
    void load(controller.current.signal)
  }, [load])

  useEffect(() => {
    ask()

    return () => controller.current?.abort()
  }, [ask])

  return { outcome, retry: ask }
}
