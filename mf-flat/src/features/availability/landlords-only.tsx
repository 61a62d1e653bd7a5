import { SignedInOnly } from '@domizil/app-kit/login'
import { CalendarDays } from '@domizil/ui/icons'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

/** Requires a session; other visitors see what landlords find here. */
export function LandlordsOnly({ loading, children }: { loading: ReactNode; children: ReactNode }) {
  return (
    <SignedInOnly
      icon={<CalendarDays size={28} />}
      loading={loading}
      title={<FormattedMessage id="availability.signedOut" />}
      text={<FormattedMessage id="availability.signedOutHint" />}
    >
      {children}
    </SignedInOnly>
  )
}
