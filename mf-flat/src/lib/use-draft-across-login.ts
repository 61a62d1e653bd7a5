import { clearTabStorage, readTabStorage, useDraft, writeTabStorage } from '@domizil/app-kit'
import { useEffect, useState } from 'react'

/**
 * A draft that is stored as every draft, and across the sign-in, after which it belongs to the signed-in user. `name` is
 * unique in this tab.
 */
export function useDraftAcrossLogin<T extends object>(name: string, empty: T) {
  const key = `domizil.${name}`
  const [taken] = useState(() => readBack(key, empty))
  const { draft, change, forget, isHidden } = useDraft(name, empty, taken)
  const [left, setLeft] = useState<T>()
  // It is restored once: another user of this tab must not see it.
  useEffect(() => clearTabStorage(key), [key])

  return {
    // Stays visible until the page is left, although it is no longer stored.
    draft: left ?? { ...empty, ...draft },
    change: (next: T) => {
      setLeft(undefined)
      change(next)
    },
    forget,
    isHidden,
    /** Stores it for the sign-in; one that is hidden is stored already. */
    keep: () => {
      if (isHidden) return
      writeTabStorage(key, draft)
      setLeft(draft)
      forget()
    },
  }
}

function readBack<T extends object>(key: string, empty: T): T | undefined {
  const stored = readTabStorage<Partial<T>>(key)
  return stored === undefined ? undefined : { ...empty, ...stored }
}
