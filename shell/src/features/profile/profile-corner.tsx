import { useDialog } from '@domizil/app-kit/dialog'
import { useReadable } from '@domizil/app-kit/readable'
import { useSay } from '@domizil/app-kit/say'
import type { UserRole } from '@domizil/domain'
import { loadChunk } from '@domizil/federation/loading'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { pageWithTexts } from '../../lib/page-texts.tsx'
import type { ProfileRequest } from '../../lib/profile-request.ts'
import { QuietBoundary } from '../../lib/quiet-boundary.tsx'
import { useServices } from '../../lib/services.ts'
import { useAskedReports } from './use-asked-reports.ts'

/** The texts of the details. They come with them, not with the frame. */
const PROFILE_MESSAGES = {
  en: () => import(/* webpackChunkName: "messages-profile-en" */ '../../../messages/profile/en.json'),
  de: () => import(/* webpackChunkName: "messages-profile-de" */ '../../../messages/profile/de.json'),
  es: () => import(/* webpackChunkName: "messages-profile-es" */ '../../../messages/profile/es.json'),
} as const

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
  const say = useSay()
  const { facts, shellApi } = useServices()
  // Created again for each opening: a chunk that failed is retried.
  const [Dialog] = useState(() =>
    pageWithTexts(() => loadDialog(facts.config.loadTimeoutMs), PROFILE_MESSAGES),
  )

  const handleFailure = () => {
    shellApi.notify({ kind: 'error', message: say('nav.profileFailed') })
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

/**
 * Makes the profile dialog part of the history: Back closes it, as does leaving its page, so that no form is sent that is
 * gone. Forward and a reload open it again, unless a form had asked for it.
 */
function useProfileHistory(request: ProfileRequest | null): void {
  const { profile, shellApi } = useServices()
  const { status } = useReadable(shellApi.session)
  const { isOpen, value: role, open, close } = useDialog<UserRole>('profile')
  const last = useRef({ request, isOpen: false })

  useEffect(() => {
    if (!request && isOpen && status === 'loading') return // whose details they are is not known yet
    const before = last.current
    last.current = { request, isOpen }

    if (request && request !== before.request) open(request.role)
    else if (request && before.isOpen && !isOpen) request.close(false)
    else if (!request && isOpen && before.request) close()
    else if (!request && isOpen && (role || status !== 'authenticated')) close()
    else if (!request && isOpen) profile.open()
  }, [request, isOpen, status, role, open, close, profile])
}
