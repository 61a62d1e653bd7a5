import { useSay } from '@domizil/app-kit/say'
import { favouritesPath, readStay } from '@domizil/links'
import { useEffect, useRef } from 'react'
import { useServices } from '../../lib/services.ts'

/** Says once in a visit, after the first favourite of a signed-out visitor, that it is stored in the browser only. */
export function FirstFavourite(): null {
  const say = useSay()
  const { shellApi } = useServices()
  const isSaid = useRef(false)

  useEffect(() => {
    const { favourites, session, route, navigator, notify } = shellApi
    let before = favourites.get().ids.size

    return favourites.subscribe(() => {
      const now = favourites.get().ids.size
      const isFirst = before === 0 && now === 1
      before = now
      if (!isFirst || session.get().status !== 'anonymous' || isSaid.current) return

      isSaid.current = true
      notify({
        kind: 'success',
        message: say('favourites.keptHere'),
        action: {
          label: say('nav.favourites'),
          run: () => navigator.push(favouritesPath({ stay: readStay(route.get().location.search) })),
        },
      })
    })
  }, [shellApi, say])

  return null
}
