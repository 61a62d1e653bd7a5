import { type FlatCard, getFlat } from '@domizil/api'
import { useShell } from '@domizil/app-kit'
import { useEffect, useState } from 'react'
import { cardOf } from '../../lib/card-of.ts'

/** The flat of a pin: from the list, or asked for when its page of the list is not shown. */
export function usePreview(id: number, items: readonly FlatCard[] | undefined): FlatCard | undefined {
  const shell = useShell()
  const [asked, setAsked] = useState<FlatCard>()
  const listed = items?.find((flat) => flat.id === id)
  const isListed = listed !== undefined

  useEffect(() => {
    if (isListed) return
    const controller = new AbortController()
    const { signal } = controller
    void shell
      .send(getFlat, { params: { id } }, { signal })
      .then((flat) => setAsked(cardOf(flat)))
      .catch((error: unknown) => {
        if (!signal.aborted) throw error
      })

    return () => controller.abort()
  }, [shell, id, isListed])

  return listed ?? (asked?.id === id ? asked : undefined)
}
