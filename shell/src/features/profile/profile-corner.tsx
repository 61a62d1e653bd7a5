import { loadChunk } from '@domizil/federation/loading'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { pageWithTexts } from '../../lib/page-texts.tsx'
import type { ProfileRequest } from '../../lib/profile-request.ts'
import { QuietBoundary } from '../../lib/quiet-boundary.tsx'
import { useServices } from '../../lib/services.ts'
import { useReadable } from '@domizil/app-kit/readable'
import { PROFILE_MESSAGES } from './profile-messages.ts'
import { useAskedReports } from './use-asked-reports.ts'
import { useProfileHistory } from './use-profile-history.ts'

/**
 * Where the details appear when they are asked for, in the menu or by a link in a mail. Their code comes then, and not
 * before.
 */
export function ProfileCorner() {
  const { profile } = useServices()
  const request = useReadable(profile.current)
  const { isShown, isLoginNeeded, forget } = useAskedReports()
  useProfileHistory(request)
  const showReports = useEffectEvent(() => {
    forget()
    profile.open({ showsReports: true })
  })
  useEffect(() => {
    if (isShown) showReports()
  }, [isShown])

  if (!request && !isLoginNeeded) return null
  return <Asked key={request?.id} request={request} />
}

function Asked({ request }: { request: ProfileRequest | null }) {
  const intl = useIntl()
  const { facts, shellApi } = useServices()
  // Created again for each opening: a chunk that failed is retried.
  const [Dialog] = useState(() =>
    pageWithTexts(() => loadDialog(facts.config.loadTimeoutMs), PROFILE_MESSAGES),
  )

  const handleFailure = () => {
    shellApi.notify({ kind: 'error', message: intl.formatMessage({ id: 'nav.profileFailed' }) })
    request?.close(false)
  }

  return (
    <QuietBoundary onFailure={handleFailure}>
      <Suspense fallback={null}>
        <Dialog />
      </Suspense>
    </QuietBoundary>
  )
}

function loadDialog(timeoutMs: number) {
  const load = async () =>
    (await import(/* webpackChunkName: "profile" */ './profile-dialog.tsx')).AskedProfile
  return loadChunk('profile', load, timeoutMs)
}
