import {
  listSavedSearches,
  type NewSavedSearch,
  removeSavedSearch,
  type SavedSearch,
  saveSearch,
} from '@domizil/api'
import { LoadFailed, queryOf, useQuery, useSay, useSession, useShell } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { queryOfSaved, searchPath } from '@domizil/links'
import { Bell, BellOff, Trash2, Undo2 } from '@domizil/ui/icons'
import { Button, classes, Dialog, EmptyState, Skeleton } from '@domizil/ui/parts'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { activeFilters } from '../../lib/active-filters.ts'
import { SearchTitle } from '../../lib/search-title.tsx'
import styles from './saved-searches.module.css'
import { SignedOut } from './signed-out.tsx'

interface SavedSheetProps {
  isOpen: boolean
  onClose: () => void
  /** Opens the form to save the current search. */
  onSave: () => void
}

/** The list of saved searches. */
export function SavedSheet({ isOpen, onClose, onSave }: SavedSheetProps) {
  const say = useSay()
  const { status } = useSession()

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size={status === 'anonymous' ? 'small' : 'medium'}
      title={say('saved.title')}
      closeLabel={say('saved.close')}
      footer={
        status === 'authenticated' && (
          <Button icon={<Bell size={16} />} onClick={onSave}>
            {say('saved.saveThis')}
          </Button>
        )
      }
    >
      {status === 'loading' && <Skeleton height="160px" />}
      {status === 'anonymous' && <SignedOut sheet="list" />}
      {status === 'authenticated' && <SavedList />}
    </Dialog>
  )
}

function SavedList() {
  const say = useSay()
  const { saved, rows, remove, bringBack } = useSavedSearches()
  if (saved.status === 'pending') return <Skeleton height="160px" />
  if (!saved.data) {
    return <LoadFailed query={saved} title={say('saved.failed')} retry={say('results.retry')} />
  }
  if (rows.length === 0) return <NoneSaved />

  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.listed.id}>
          {row.now ? (
            <SavedRow saved={row.now} onRemove={() => void remove(row)} />
          ) : (
            <RemovedRow city={row.listed.city} onUndo={() => void bringBack(row)} />
          )}
        </li>
      ))}
    </ul>
  )
}

function NoneSaved() {
  const say = useSay()

  return (
    <EmptyState icon={<Bell size={28} />} title={say('saved.none')}>
      {say('saved.noneHint')}
    </EmptyState>
  )
}

/** A saved search, with a link to its results and a button to delete it. */
function SavedRow({ saved, onRemove }: { saved: SavedSearch; onRemove: () => void }) {
  const intl = useIntl()
  const say = useSay()
  const query = queryOfSaved(saved)
  const filters = activeFilters(query, intl).map(({ label }) => label)
  const Icon = saved.alert === 'NONE' ? BellOff : Bell

  return (
    <>
      <div className={styles.row}>
        <h3>
          {/* Replaces the entry of the list: Back leads to the search before it. */}
          <Link to={searchPath(query)} replace>
            <SearchTitle query={query} />
          </Link>
        </h3>
        <p>{filters.join(' · ')}</p>
        <p className={classes(styles.quiet, styles.alert)}>
          <Icon size={14} />
          {say(`alert.${saved.alert}`)}
        </p>
      </div>
      <Button
        variant="quiet"
        shape="circle"
        icon={<Trash2 size={17} />}
        aria-label={say(saved.city ? 'saved.remove' : 'saved.removeUnnamed', { city: saved.city })}
        onClick={onRemove}
      />
    </>
  )
}

/** Replaces a deleted search and offers an undo. Gets the focus of the removed button. */
function RemovedRow({ city, onUndo }: { city: string | undefined; onUndo: () => void }) {
  const say = useSay()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])

  return (
    <>
      <p className={styles.quiet} role="status">
        {say(city ? 'saved.removed' : 'saved.removedUnnamed', { city })}
      </p>
      <Button ref={undo} size="small" icon={<Undo2 size={15} />} onClick={onUndo}>
        {say('favourites.undo')}
      </Button>
    </>
  )
}

/** The saved searches, newest first. A deleted one stays in its position, for an undo, until the list is closed. */
function useSavedSearches() {
  const shell = useShell()
  const saved = useQuery(queryOf(listSavedSearches, {}))
  /** By the id in the loaded list: undefined for a deleted search, a new one after an undo. */
  const [changes, setChanges] = useState<ReadonlyMap<number, SavedSearch | undefined>>(new Map())
  const running = useRef(new Set<number>())
  const change = (id: number, now: SavedSearch | undefined) => setChanges((old) => new Map(old).set(id, now))

  const rows = (saved.data ?? []).map((listed) => ({
    listed,
    now: changes.has(listed.id) ? changes.get(listed.id) : listed,
  }))

  return {
    saved,
    rows,
    remove: ({ listed, now }: (typeof rows)[number]) =>
      once(listed.id, async () => {
        if (now) await shell.send(removeSavedSearch, { params: { id: now.id } })
        return undefined
      }),
    bringBack: ({ listed }: (typeof rows)[number]) =>
      once(listed.id, () => shell.send(saveSearch, { body: requestOf(listed) })),
  }

  /** Changes a row; a second press while that is on its way does nothing. */
  async function once(id: number, send: () => Promise<SavedSearch | undefined>): Promise<void> {
    if (running.current.has(id)) return
    running.current.add(id)
    try {
      change(id, await send())
    } finally {
      running.current.delete(id)
    }
  }
}

/** The request that saves the search again. */
function requestOf({ id: _id, createdAt: _createdAt, ...request }: SavedSearch): NewSavedSearch {
  return request
}
