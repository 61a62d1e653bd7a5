import { useState } from 'react'
import { useSession } from './shell-context.ts'
import { clearTabStorage, readTabStorage, writeTabStorage } from './tab-storage.ts'

/**
 * What somebody writes and has not sent. It is kept in this tab, through closing the dialog, leaving the page and
 * reloading it, and shown to nobody else who signs in here.
 */
export function useDraft<T>(name: string, empty: T) {
  const session = useSession()
  const key = `domizil.draft.${session.status === 'authenticated' ? session.user.id : ''}.${name}`
  const [draft, setDraft] = useState<T>(() => readTabStorage<T>(key) ?? empty)

  return {
    draft,
    change: (next: T) => {
      setDraft(next)
      writeTabStorage(key, next)
    },
    forget: () => {
      setDraft(empty)
      clearTabStorage(key)
    },
  }
}
