import { getOwnProperties, getProfile, type Profile } from '@domizil/api'
import { type Query, useQuery } from '@domizil/app-kit/query'
import { useReadable } from '@domizil/app-kit/readable'
import { useSay } from '@domizil/app-kit/say'
import type { RequiredField, UserRole } from '@domizil/domain'
import type { ShellApi } from '@domizil/shell-api'
import { Button, Dialog, ErrorState, Skeleton } from '@domizil/ui/parts'
import { useId, useState } from 'react'
import type { ProfileRequest } from '../../lib/profile-request.ts'
import { useServices } from '../../lib/services.ts'
import { storeDeletion } from './deletion-notice.ts'
import { ProfileBody } from './profile-body.tsx'
import type { SignInAccess } from './sign-in-section.tsx'
import { useAskedReports } from './use-asked-reports.ts'

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

/** The dialog that the site asks for, as long as it does; signed out, the way to the reports of an account. */
export function AskedProfile() {
  const { profile, shellApi, session, stopAskingForChanges } = useServices()
  const request = useReadable(profile.current)
  if (!request) return <SignedOutReports />

  return (
    <ProfileDialog
      request={request}
      shell={shellApi}
      access={session}
      onDeleted={() => {
        stopAskingForChanges()
        storeDeletion()
        void session.logout()
      }}
    />
  )
}

interface ProfileDialogProps {
  request: ProfileRequest
  shell: Pick<ShellApi, 'send' | 'download' | 'notify'>
  access: SignInAccess
  /** Called after the deletion of the account, which ends the session. */
  onDeleted: () => void
}

/** The profile dialog: required before a request or publication, or opened from the menu. */
export function ProfileDialog({ request, shell, access, onDeleted }: ProfileDialogProps) {
  const say = useSay()
  const formId = useId()
  const [isSaving, setIsSaving] = useState(false)
  const { loaded, hasFailed, reload } = useOwnProfile(request.role)

  const handleSaved = (missing: readonly RequiredField[], isAllDone: boolean) => {
    shell.notify({ kind: 'success', message: say('profile.saved') })
    if (isAllDone && (!request.role || missing.length === 0)) request.close(missing.length === 0)
  }

  return (
    <Dialog
      isOpen
      onClose={() => request.close(false)}
      title={say('profile.title')}
      closeLabel={say('profile.close')}
      footer={
        loaded && (
          <Button variant="primary" size="large" type="submit" form={formId} busy={isSaving}>
            {say(request.role ? `profile.save.${request.role}` : 'profile.save')}
          </Button>
        )
      }
    >
      {hasFailed && (
        <ErrorState
          title={say('profile.failed')}
          actions={<Button onClick={reload}>{say('profile.again')}</Button>}
        />
      )}
      {!hasFailed && !loaded && <Skeleton height="320px" />}
      {loaded && (
        <ProfileBody
          formId={formId}
          {...loaded}
          askedFor={request.role}
          showsReports={request.showsReports}
          shell={shell}
          access={access}
          onDeleted={onDeleted}
          onBusy={setIsSaving}
          onSaved={handleSaved}
        />
      )}
    </Dialog>
  )
}

/** A link in a mail leads to the reports of an account: who is signed out logs in first, and comes back to them. */
function SignedOutReports() {
  const say = useSay()
  const { shellApi } = useServices()
  const { isLoginNeeded, forget } = useAskedReports()
  if (!isLoginNeeded) return null

  return (
    <Dialog
      isOpen
      size="small"
      onClose={forget}
      title={say('profile.reports.title')}
      closeLabel={say('profile.close')}
      footer={
        <Button variant="primary" size="large" onClick={() => shellApi.login()}>
          {say('nav.login')}
        </Button>
      }
    >
      <p>{say('profile.reports.signedOut')}</p>
    </Dialog>
  )
}

/** The profile. Opened from the menu, it includes the landlord's fields for users with a flat. */
function useOwnProfile(asked: UserRole | undefined) {
  const { status, data, refetch } = useQuery(OWN_PROFILE)
  const role: UserRole = asked ?? (data?.hasFlats ? 'LANDLORD' : 'TENANT')

  return {
    loaded: data && { profile: data.profile, role },
    hasFailed: status === 'error',
    reload: () => void refetch(),
  }
}
