import { useDialog } from '@domizil/app-kit/dialog'
import { useReadable } from '@domizil/app-kit/readable'
import type { UserRole } from '@domizil/domain'
import { useEffect, useRef } from 'react'
import type { ProfileRequest } from '../../lib/profile-request.ts'
import { useServices } from '../../lib/services.ts'

/**
 * Makes the profile dialog part of the history: Back closes it, as does leaving its page, so that no form is sent that is
 * gone. Forward and a reload open it again, unless a form had asked for it.
 */
export function useProfileHistory(request: ProfileRequest | null): void {
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
