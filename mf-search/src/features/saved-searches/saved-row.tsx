import type { SavedSearch } from '@domizil/api'
import { Bell, BellOff, Trash2, Undo2 } from '@domizil/ui/icons'
import { Button, classes } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { queryOfSaved, searchPath } from '@domizil/links'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { activeFilters } from '../../lib/active-filters.ts'
import { SearchTitle } from '../../lib/search-title.tsx'
import styles from './saved-searches.module.css'

interface SavedRowProps {
  saved: SavedSearch
  onRemove: () => void
}

/** A saved search, with a link to its results and a button to delete it. */
export function SavedRow({ saved, onRemove }: SavedRowProps) {
  const intl = useIntl()
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
          <Icon size={14} aria-hidden="true" />
          <FormattedMessage id={`alert.${saved.alert}`} />
        </p>
      </div>
      <Button
        variant="quiet"
        shape="circle"
        icon={<Trash2 size={17} aria-hidden="true" />}
        aria-label={intl.formatMessage(
          { id: saved.city ? 'saved.remove' : 'saved.removeUnnamed' },
          { city: saved.city },
        )}
        onClick={onRemove}
      />
    </>
  )
}

interface RemovedRowProps {
  city: string | undefined
  onUndo: () => void
}

/** Replaces a deleted search and offers an undo. Gets the focus of the removed button. */
export function RemovedRow({ city, onUndo }: RemovedRowProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])

  return (
    <>
      <p className={styles.quiet} role="status">
        <FormattedMessage id={city ? 'saved.removed' : 'saved.removedUnnamed'} values={{ city }} />
      </p>
      <Button ref={undo} size="small" icon={<Undo2 size={15} aria-hidden="true" />} onClick={onUndo}>
        <FormattedMessage id="favourites.undo" />
      </Button>
    </>
  )
}
