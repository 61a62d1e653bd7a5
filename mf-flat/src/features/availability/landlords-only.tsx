import { SignedInOnly } from '@domizil/app-kit/login'
import { CalendarDays } from '@domizil/ui/icons'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

/** Requires a session; other visitors see what landlords find here. */
export function LandlordsOnly({ loading, children }: { loading: ReactNode; children: ReactNode }) {
  const intl = useIntl()

  return (
    <SignedInOnly
      icon={<CalendarDays size={28} />}
      loading={loading}
      texts={{
        title: intl.formatMessage({ id: 'availability.signedOut' }),
        text: intl.formatMessage({ id: 'availability.signedOutHint' }),
        button: intl.formatMessage({ id: 'ownFlats.login' }),
        cookiesFirst: intl.formatMessage({ id: 'login.needsConsent' }),
      }}
    >
      {children}
    </SignedInOnly>
  )
}
