import { type ListLayout, USUAL_LAYOUT } from './list-layout.ts'
import { useChosen } from './use-chosen.ts'

export interface LayoutChoice {
  readonly layout: ListLayout
  readonly changeLayout: (part: Partial<ListLayout>) => void
}

/** The layout that a person has chosen for a list. */
export function useListLayout(list: string): LayoutChoice {
  const [layout, setLayout] = useChosen('layout', list, readLayout)

  return { layout, changeLayout: (part) => setLayout({ ...layout, ...part }) }
}

function readLayout(stored: unknown): ListLayout {
  if (typeof stored !== 'object' || stored === null) return USUAL_LAYOUT
  const { order, hidden, isRoomy } = stored as Record<string, unknown>
  return { order: namesIn(order), hidden: namesIn(hidden), isRoomy: isRoomy === true }
}

function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
}
