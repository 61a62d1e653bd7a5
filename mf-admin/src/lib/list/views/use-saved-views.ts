import { useChosen } from '../layout/use-chosen.ts'
import { type ListView, readView, writeView } from '../list-address.ts'
import type { ListDescription } from '../list-description.ts'

/** A search with its filters and order, under a name. */
export interface SavedView {
  readonly name: string
  /** As in the URL. */
  readonly search: string
}

/** The longest name of a view. */
export const VIEW_NAME_LENGTH = 40
const MOST_VIEWS = 20

type AnyList = Pick<ListDescription<never>, 'name' | 'order' | 'filters'>

/** The views of a list that a person has saved, by name. */
export function useSavedViews(list: AnyList, view: ListView) {
  const [views, setViews] = useChosen('views', list.name, readViews)
  const current = searchOf(list, view)
  const without = (name: string) => views.filter((one) => one.name !== name)

  return {
    views,
    /** The name of the view that is shown. */
    shown: views.find(({ search }) => search === current)?.name,
    isFull: views.length >= MOST_VIEWS,
    viewOf: ({ search }: SavedView) => readView(list, new URLSearchParams(search)),
    /** A view of the same name is replaced. */
    save: (name: string) =>
      setViews(
        [...without(name), { name, search: current }].toSorted((one, other) =>
          one.name.localeCompare(other.name),
        ),
      ),
    remove: (name: string) => setViews(without(name)),
  }
}

function searchOf(list: AnyList, view: ListView): string {
  return writeView(list, { ...view, page: 1 }, new URLSearchParams())
}

function readViews(stored: unknown): SavedView[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(
    (one: unknown): one is SavedView =>
      typeof one === 'object' &&
      one !== null &&
      typeof (one as SavedView).name === 'string' &&
      typeof (one as SavedView).search === 'string',
  )
}
