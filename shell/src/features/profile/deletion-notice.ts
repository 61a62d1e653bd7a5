import { useSay } from '@domizil/app-kit/say'
import { useEffect } from 'react'
import { tabStorage } from '../../lib/browser-storage.ts'
import { useServices } from '../../lib/services.ts'

const KEY = 'domizil.account-deleted'

/** Lets the page after the sign-out, which follows on a deletion, say that the account is deleted. */
export function storeDeletion(): void {
  tabStorage.write(KEY, 'yes')
}

/** Says once that the account is deleted. */
export function DeletionNotice(): null {
  const say = useSay()
  const { shellApi } = useServices()

  useEffect(() => {
    if (!tabStorage.read(KEY)) return
    tabStorage.remove(KEY)
    shellApi.notify({ kind: 'success', message: say('notices.accountDeleted') })
  }, [shellApi, say])

  return null
}
