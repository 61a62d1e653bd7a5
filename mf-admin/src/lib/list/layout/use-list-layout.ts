import { useSession } from '@domizil/app-kit'
import { useState } from 'react'
import { type ListLayout, USUAL_LAYOUT } from './list-layout.ts'

export interface LayoutChoice {
  readonly layout: ListLayout
  readonly changeLayout: (part: Partial<ListLayout>) => void
}

/** The layout that a person has chosen for a list. This browser stores it, for each person apart. */
export function useListLayout(list: string): LayoutChoice {
  const session = useSession()
  const person = session.status === 'authenticated' ? session.user.id : ''
  const key = `domizil.admin.layout.${person}.${list}`
  const [known, setKnown] = useState(() => ({ key, layout: readLayout(key) }))
  const current = known.key === key ? known : { key, layout: readLayout(key) }
  if (current !== known) setKnown(current)

  return {
    layout: current.layout,
    changeLayout: (part) => {
      const layout = { ...current.layout, ...part }
      setKnown({ key, layout })
      writeLayout(key, layout)
    },
  }
}

/** What is stored may be from an older version of the page, or not there at all. */
function readLayout(key: string): ListLayout {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return USUAL_LAYOUT
    const { order, hidden, isRoomy } = stored as Record<string, unknown>
    return { order: namesIn(order), hidden: namesIn(hidden), isRoomy: isRoomy === true }
  } catch {
    return USUAL_LAYOUT
  }
}

function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
}

function writeLayout(key: string, layout: ListLayout): void {
  try {
    localStorage.setItem(key, JSON.stringify(layout))
  } catch {
    // Storage may be forbidden or full: the layout then lives as long as the page.
  }
}
