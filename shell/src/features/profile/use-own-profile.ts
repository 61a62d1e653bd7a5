import { getOwnProperties, getProfile, type Profile } from '@domizil/contract'
import type { UserRole } from '@domizil/domain'
import type { ShellApi } from '@domizil/shell-api'
import { useEffect, useState } from 'react'

interface Loaded {
  readonly profile: Profile
  /** Whoever opens the details themselves sees those of a landlord as soon as they have a flat. */
  readonly role: UserRole
}

/** What has been said so far. */
export function useOwnProfile(send: ShellApi['send'], asked: UserRole | undefined) {
  const [wanted, setWanted] = useState(() => load(send, asked))
  const [loaded, setLoaded] = useState<Loaded>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    let isWanted = true
    wanted.then(
      (found) => isWanted && setLoaded(found),
      () => isWanted && setHasFailed(true),
    )
    return () => void (isWanted = false)
  }, [wanted])

  return {
    loaded,
    hasFailed,
    reload: () => {
      setHasFailed(false)
      setWanted(load(send, asked))
    },
  }
}

async function load(send: ShellApi['send'], asked: UserRole | undefined): Promise<Loaded> {
  const [profile, { hasFlats }] = await Promise.all([send(getProfile, {}), send(getOwnProperties, {})])
  return { profile, role: asked ?? (hasFlats ? 'LANDLORD' : 'TENANT') }
}
