import type { AdminListName } from '@domizil/domain'
import { Search } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ListView } from './list-address.ts'
import styles from './list-search.module.css'
import type { ChangeView } from './use-list.ts'

interface ListSearchProps {
  name: AdminListName
  view: ListView
  change: ChangeView
}

/** A full-text filter. The hint is the message `list.<name>.words`. */
export function ListSearch({ name, view: { q }, change }: ListSearchProps) {
  const intl = useIntl()
  const [draft, setDraft] = useState(q)
  const [known, setKnown] = useState(q)
  if (known !== q) {
    setKnown(q)
    setDraft(q) // after a step back, or a removed chip
  }

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        change({ q: draft })
      }}
    >
      <input
        type="search"
        aria-label={intl.formatMessage({ id: 'list.search' })}
        placeholder={intl.formatMessage({ id: `list.${name}.words` })}
        maxLength={200}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <Button
        type="submit"
        variant="quiet"
        aria-label={intl.formatMessage({ id: 'list.searchNow' })}
        icon={<Search size={18} aria-hidden="true" />}
      />
    </form>
  )
}
