import { useSay } from '@domizil/app-kit'
import { Bookmark, Trash2 } from '@domizil/ui/icons'
import { Button, Popover, TextField } from '@domizil/ui/parts'
import { type SyntheticEvent, useState } from 'react'
import listStyles from '../list.module.css'
import type { ListToolsProps } from '../use-list.ts'
import styles from './view-menu.module.css'
import { useChosen } from '../layout/use-chosen.ts'
import { type ListView, readView, writeView } from '../list-address.ts'
import type { ListDescription } from '../list-description.ts'

/** Search, filters and order under names: shown by one press, saved and removed. */
export function ViewMenu({ list: of, view, change }: ListToolsProps<unknown>) {
  const say = useSay()
  const { views, shown, isFull, viewOf, save, remove } = useSavedViews(of, view)
  const [name, setName] = useState('')
  const typed = name.trim()

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!typed) return event.currentTarget.querySelector('input')?.focus()
    save(typed)
    setName('')
  }

  return (
    <Popover
      label={say('views.label')}
      align="end"
      trigger={(trigger) => (
        <Button
          {...trigger}
          className={shown === undefined ? undefined : listStyles.active}
          icon={<Bookmark size={17} />}
        >
          {shown ?? say('views.label')}
        </Button>
      )}
    >
      <div className={styles.menu}>
        {views.length === 0 && <p className={styles.none}>{say('views.none')}</p>}
        <ul className={styles.views}>
          {views.map((saved) => (
            <li key={saved.name}>
              <Button
                variant="quiet"
                size="small"
                aria-pressed={saved.name === shown}
                onClick={() => change(viewOf(saved))}
              >
                {saved.name}
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={say('views.remove', { name: saved.name })}
                icon={<Trash2 size={16} />}
                onClick={() => remove(saved.name)}
              />
            </li>
          ))}
        </ul>
        <form className={styles.save} noValidate onSubmit={handleSubmit}>
          <TextField
            label={say('views.name')}
            maxLength={VIEW_NAME_LENGTH}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button size="small" type="submit" disabled={isFull && !views.some((one) => one.name === typed)}>
            {say('views.save')}
          </Button>
        </form>
      </div>
    </Popover>
  )
}

/** A search with its filters and order, under a name. */
interface SavedView {
  readonly name: string
  /** As in the URL. */
  readonly search: string
}

/** The longest name of a view. */
const VIEW_NAME_LENGTH = 40
const MOST_VIEWS = 20

type AnyList = Pick<ListDescription<never>, 'name' | 'order' | 'filters'>

/** The views of a list that a person has saved, by name. */
function useSavedViews(list: AnyList, view: ListView) {
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
