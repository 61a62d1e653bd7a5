import type { OwnFlat } from '@domizil/api'
import { LoadFailed, useSay } from '@domizil/app-kit'
import { NoOwnFlats } from '@domizil/flat-ui/own-flats'
import type { ReactNode } from 'react'
import { useOwnFlats } from './own-flats.ts'

interface WithOwnFlatsProps {
  /** Shown while the flats load. */
  pending: ReactNode
  /** What flats would be good for here, for a caller who has none. */
  none: ReactNode
  children: (flats: readonly OwnFlat[]) => ReactNode
}

/** The children with the caller's flats, of which there is one at least; else why there are none. */
export function WithOwnFlats({ pending, none, children }: WithOwnFlatsProps) {
  const say = useSay()
  const flats = useOwnFlats()
  if (flats.status === 'pending') return pending
  if (!flats.data) {
    return <LoadFailed query={flats} title={say('choose.failed')} retry={say('page.retry')} />
  }

  return flats.data.length === 0 ? <NoOwnFlats>{none}</NoOwnFlats> : children(flats.data)
}
