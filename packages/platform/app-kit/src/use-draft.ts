import { useEffect, useState } from 'react'
import { useSession } from './shell-context.ts'
import { clearTabStorage, readTabStorage, writeTabStorage } from './tab-storage.ts'

interface Writing<T> {
  /** Where it is kept; undefined until it is known who writes. */
  readonly key: string | undefined
  readonly draft: T
  readonly isTyped: boolean
}

/**
 * What somebody writes and has not sent. It is kept in this tab, through closing the dialog, leaving the page and
 * reloading it, and shown to nobody else who signs in here. What was brought along counts as written here.
 */
export function useDraft<T>(name: string, empty: T, broughtAlong?: T) {
  const session = useSession()
  const writer = session.status === 'authenticated' ? session.user.id : ''
  const key = session.status === 'loading' ? undefined : `domizil.draft.${writer}.${name}`
  const [known, setKnown] = useState<Writing<T>>(() =>
    broughtAlong === undefined ? keptAt(key, empty) : { key, draft: broughtAlong, isTyped: true },
  )
  const writing = writingOf(known)
  if (writing !== known) setKnown(writing)
  const { draft, isTyped } = writing

  useEffect(() => {
    if (key && isTyped) writeTabStorage(key, draft)
  }, [key, draft, isTyped])

  /** What was typed before it was known who types is theirs; anything else belongs to who was there before. */
  function writingOf(last: Writing<T>): Writing<T> {
    if (last.key === key) return last
    return last.key === undefined && last.isTyped ? { ...last, key } : keptAt(key, empty)
  }

  return {
    draft,
    change: (next: T) => setKnown({ key, draft: next, isTyped: true }),
    forget: () => {
      setKnown({ key, draft: empty, isTyped: false })
      if (key) clearTabStorage(key)
    },
  }
}

function keptAt<T>(key: string | undefined, empty: T): Writing<T> {
  const kept = key === undefined ? undefined : readTabStorage<T>(key)
  return { key, draft: kept ?? empty, isTyped: false }
}
