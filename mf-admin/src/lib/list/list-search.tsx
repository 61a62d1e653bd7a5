import { foldText } from '@domizil/domain'
import { Search } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import type { ListView } from './list-address.ts'
import type { ListDescription, ListFilter } from './list-description.ts'
import styles from './list-search.module.css'
import type { ChangeView } from './use-list.ts'

interface ListSearchProps {
  list: Pick<ListDescription<never>, 'name' | 'filters'>
  view: ListView
  change: ChangeView
}

/** A full-text filter, or another one whose words are typed. The hint is the message `list.<name>.words`. */
export function ListSearch({ list, view: { q, filters }, change }: ListSearchProps) {
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
        const named = namedBy(draft, list.filters, intl)
        if (named) setDraft('')
        change(named ? { q: '', filters: { ...filters, ...named } } : { q: draft })
      }}
    >
      <input
        type="search"
        aria-label={intl.formatMessage({ id: 'list.search' })}
        placeholder={intl.formatMessage({ id: `list.${list.name}.words` })}
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

/** The codes of a searched filter whose words begin like what was typed; undefined without any. */
function namedBy(typed: string, filters: readonly ListFilter[], intl: IntlShape) {
  const wanted = foldText(typed.trim())
  const filter = filters.find(({ isSearched }) => isSearched)
  const wordOf = filter?.wordOf
  if (!wordOf || wanted.length < LETTERS_OF_A_NAME) return undefined

  const codes = filter.codes.filter((code) =>
    foldText(intl.formatMessage({ id: wordOf(code) })).startsWith(wanted),
  )
  return codes.length > 0 ? { [filter.id]: codes } : undefined
}

/** Fewer begin too many words. */
const LETTERS_OF_A_NAME = 4
