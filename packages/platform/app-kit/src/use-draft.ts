import { DRAFTS } from '@domizil/domain'
import { useEffect, useState } from 'react'
import { useSession } from './shell-context.ts'
import { clearTabStorage, readTabStorage, writeTabStorage } from './tab-storage.ts'

interface Writing<T> {
  /** The storage key; undefined until the author is known. */
  readonly key: string | undefined
  readonly draft: T
  readonly isTyped: boolean
}

/**
 * A draft that is stored in this tab until it is sent. It survives closing the dialog, navigation and reload,
 * and is visible only to its author; what was typed signed out belongs to who signs in then. `broughtAlong` is the initial content, treated as typed here.
 */
export function useDraft<T>(name: string, empty: T, broughtAlong?: T) {
  const session = useSession()
  const writer = session.status === 'authenticated' ? session.user.id : ''
  const signedOutKey = `${DRAFTS}.${name}`
  const key = session.status === 'loading' ? undefined : `${DRAFTS}${writer}.${name}`
  const [known, setKnown] = useState<Writing<T>>(() =>
    broughtAlong === undefined ? keptFor(key) : { key, draft: broughtAlong, isTyped: true },
  )
  const writing = writingOf(known)
  if (writing !== known) setKnown(writing)
  const { draft, isTyped } = writing
  const isHidden = useIsHidden(name)

  useEffect(() => {
    if (!key || !isTyped) return
    writeTabStorage(key, draft)
    if (key !== signedOutKey) clearTabStorage(signedOutKey)
  }, [key, signedOutKey, draft, isTyped])

  function keptFor(author: string | undefined): Writing<T> {
    const own = author === undefined ? undefined : readTabStorage<T>(author)
    if (own !== undefined || author === undefined || author === signedOutKey) {
      return { key: author, draft: own ?? empty, isTyped: false }
    }
    const taken = readTabStorage<T>(signedOutKey)
    return { key: author, draft: taken ?? empty, isTyped: taken !== undefined }
  }

  /**
   * Text typed before the session is known belongs to the user who is then found; other text belongs to the
   * previous user.
   */
  function writingOf(last: Writing<T>): Writing<T> {
    if (last.key === key) return last
    return last.key === undefined && last.isTyped ? { ...last, key } : keptFor(key)
  }

  return {
    draft,
    /** Whether a text is hidden: the session of who typed it has ended, and nothing was typed since. */
    isHidden,
    change: (next: T) => setKnown({ key, draft: next, isTyped: true }),
    forget: () => {
      setKnown({ key, draft: empty, isTyped: false })
      if (key) clearTabStorage(key)
    },
    /** Like `forget`, but the text stays on screen: for a dialog that has yet to close. */
    forgetStored: () => {
      setKnown({ key, draft, isTyped: false })
      if (key) clearTabStorage(key)
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
