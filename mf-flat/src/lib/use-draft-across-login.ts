import { clearTabStorage, readTabStorage, useDraft, useSession, writeTabStorage } from '@domizil/app-kit'
import { DRAFTS } from '@domizil/domain'
import { useEffect, useState } from 'react'

/**
 * A draft that is stored as every draft, and across the sign-in, after which it belongs to the signed-in user. `name` is
 * unique in this tab.
 */
export function useDraftAcrossLogin<T extends object>(name: string, empty: T) {
  const key = `domizil.${name}`
  const openKey = `${key}.open`
  const [taken] = useState(() => readBack(key, empty))
  const [wasOpen] = useState(() => readTabStorage(openKey) === true)
  const { draft, change, forget } = useDraft(name, empty, taken)
  const [left, setLeft] = useState<T>()
  const isHidden = useIsHidden(name)
  // It is restored once: another user of this tab must not see it.
  useEffect(() => {
    clearTabStorage(key)
    clearTabStorage(openKey)
  }, [key, openKey])

  return {
    // Stays visible until the page is left, although it is no longer stored.
    draft: left ?? { ...empty, ...draft },
    change: (next: T) => {
      setLeft(undefined)
      change(next)
    },
    forget,
    /** Whether it was filled in before the sign-in. */
    isBack: taken !== undefined || wasOpen,
    /** Whether it is hidden: the session of who typed it has ended, and nothing was typed since. */
    isHidden,
    /** Stores it for the sign-in; one that is hidden is stored already. */
    keep: () => {
      if (isHidden) return writeTabStorage(openKey, true)
      writeTabStorage(key, draft)
      setLeft(draft)
      forget()
    },
  }
}

function useIsHidden(name: string): boolean {
  const session = useSession()
  const user = session.status === 'authenticated' ? session.user.id : undefined
  const [author, setAuthor] = useState(user)
  if (user !== undefined && user !== author) setAuthor(user)

  const isStoredFor = (writer: string) => readTabStorage(`${DRAFTS}${writer}.${name}`) !== undefined
  return session.status === 'anonymous' && author !== undefined && isStoredFor(author) && !isStoredFor('')
}

function readBack<T extends object>(key: string, empty: T): T | undefined {
  const stored = readTabStorage<Partial<T>>(key)
  return stored === undefined ? undefined : { ...empty, ...stored }
}
