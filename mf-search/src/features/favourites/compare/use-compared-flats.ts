import type { PublicFlat } from '@domizil/api'
import { messageOf, useShell } from '@domizil/app-kit'
import { useEffect, useState } from 'react'
import { flatsOf } from '../flats-of.ts'

export type ComparedFlats =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly flats: readonly PublicFlat[] }
  | { readonly status: 'failed'; readonly message: string }

/** The flats that are set side by side, with everything that a card leaves out. */
export function useComparedFlats(ids: readonly number[]): ComparedFlats {
  const shell = useShell()
  const [compared, setCompared] = useState<ComparedFlats>({ status: 'loading' })
  const key = ids.join()

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const show = (outcome: ComparedFlats) => !signal.aborted && setCompared(outcome)

    flatsOf(shell, key.split(',').map(Number), signal).then(
      ({ flats }) => show({ status: 'loaded', flats }),
      (error: unknown) => show({ status: 'failed', message: messageOf(error) }),
    )

    return () => controller.abort()
  }, [shell, key])

  return compared
}
