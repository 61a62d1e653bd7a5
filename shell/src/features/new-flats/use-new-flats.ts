import { type FlatCard, listFlats } from '@domizil/contract'
import { useEffect, useState } from 'react'
import { useServices } from '../../lib/services.ts'

/** The newest flats, at most 24; undefined while they are loading, none when they cannot be had. */
export function useNewFlats(): readonly FlatCard[] | undefined {
  const { shellApi } = useServices()
  const [flats, setFlats] = useState<readonly FlatCard[]>()

  useEffect(() => {
    const controller = new AbortController()
    shellApi.send(listFlats, {}, { signal: controller.signal }).then(
      (found) => setFlats(found),
      () => !controller.signal.aborted && setFlats([]),
    )

    return () => controller.abort()
  }, [shellApi])

  return flats
}
