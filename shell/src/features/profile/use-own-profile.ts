import { getOwnProperties, getProfile, type Profile } from '@domizil/api'
import { type Query, useQuery } from '@domizil/app-kit/query'
import type { UserRole } from '@domizil/domain'

interface Known {
  readonly profile: Profile
  readonly hasFlats: boolean
}

const OWN_PROFILE: Query<Known> = {
  key: 'own profile',
  fetch: async ({ send }, signal) => {
    const [profile, { hasFlats }] = await Promise.all([
      send(getProfile, {}, { signal }),
      send(getOwnProperties, {}, { signal }),
    ])
    return { profile, hasFlats }
  },
}

/** The profile. Opened from the menu, it includes the landlord's fields for users with a flat. */
export function useOwnProfile(asked: UserRole | undefined) {
  const { status, data, refetch } = useQuery(OWN_PROFILE)
  const role: UserRole = asked ?? (data?.hasFlats ? 'LANDLORD' : 'TENANT')

  return {
    loaded: data && { profile: data.profile, role },
    hasFailed: status === 'error',
    reload: () => void refetch(),
  }
}
