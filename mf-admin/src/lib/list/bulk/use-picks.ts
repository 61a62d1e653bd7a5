import { useShell } from '@domizil/app-kit'
import { useState } from 'react'
import { callQuery, type ListView } from '../list-address.ts'
import type { ListDescription } from '../list-description.ts'
import type { ListPage } from '../use-list.ts'

/** An action runs row by row: more at once would take an hour. */
export const MAX_PICKS = 1_000
const ROWS_AT_ONCE = 100

interface Selection {
  /** What the rows were selected from: another filter begins without a selection. */
  readonly of: string
  readonly rows: readonly unknown[]
  readonly isOfAllPages: boolean
}

/** The selected rows: of a page, or all that match. */
export type Picks = NonNullable<ReturnType<typeof usePicks>>

/** The selection of rows, for lists with bulk actions. Rows of a page that are no longer shown are deselected. */
export function usePicks(
  list: ListDescription<unknown>,
  { items: shown, total }: Pick<ListPage<unknown>, 'items' | 'total'>,
  view: ListView,
) {
  const shell = useShell()
  const { page: _page, size: _size, ...query } = callQuery(view)
  const of = JSON.stringify(query)
  const [selection, setSelection] = useState<Selection>({ of, rows: [], isOfAllPages: false })
  if (!list.actions?.some(({ isForMany }) => isForMany)) return undefined

  const chosen = new Map(
    (selection.of === of ? selection.rows : []).map((row) => [list.keyOf(row), row] as const),
  )
  // What is shown is newer than what was selected.
  const now = shown.filter((row) => chosen.has(list.keyOf(row)))
  const onPage = new Set(now.map(list.keyOf))
  const others = [...chosen].flatMap(([key, row]) => (onPage.has(key) ? [] : [row]))
  const rows = selection.isOfAllPages ? [...now, ...others] : now
  const isPagePicked = shown.length > 0 && now.length === shown.length

  const chooseMatching = async () => {
    const found: unknown[] = []
    for (let page = 0; found.length < Math.min(total, MAX_PICKS); page += 1) {
      const input = { query: { ...query, page, size: ROWS_AT_ONCE } }
      const { items } = (await shell.send(list.call, input)) as ListPage<unknown>
      if (items.length === 0) break
      found.push(...items)
    }
    setSelection({ of, rows: found.slice(0, MAX_PICKS), isOfAllPages: true })
  }

  return {
    rows,
    // What is let go of all that match is that row, not those of the other pages.
    choose: (picked: readonly unknown[]) => {
      const kept = selection.isOfAllPages && picked.length > 0 ? others : []
      setSelection({ of, rows: [...new Set([...picked, ...kept])], isOfAllPages: kept.length > 0 })
    },
    /** Selects what matches on the other pages too; undefined where the page has all, or not all of it is selected. */
    chooseMatching:
      isPagePicked && total > shown.length && !selection.isOfAllPages ? chooseMatching : undefined,
    /** Deselects the rows of other pages: an action may have changed them. */
    forgetOthers: () => setSelection((before) => ({ ...before, isOfAllPages: false })),
    /** How many match; of more than `MAX_PICKS` the first ones are selected. */
    matching: total,
  }
}
