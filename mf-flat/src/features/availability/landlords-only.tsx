import { useSay } from '@domizil/app-kit'
import { SignedInOnly } from '@domizil/app-kit/login'
import { CalendarDays } from '@domizil/ui/icons'
import type { ReactNode } from 'react'

/** Requires a session; other visitors see what landlords find here. */
export function LandlordsOnly({ loading, children }: { loading: ReactNode; children: ReactNode }) {
  const say = useSay()

  return (
    <SignedInOnly
      icon={<CalendarDays size={28} />}
      loading={loading}
      title={say('availability.signedOut')}
      text={say('availability.signedOutHint')}
    >
      {children}
    </SignedInOnly>
  )
}
