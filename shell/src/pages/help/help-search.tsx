import { TextField } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './help-page.module.css'

interface HelpSearchProps {
  search: string
  onSearch: (search: string) => void
  /** The number of matching questions. */
  count: number
}

export function HelpSearch({ search, onSearch, count }: HelpSearchProps) {
  const intl = useIntl()
  const isEmpty = search.trim() === ''

  return (
    <search className={styles.search}>
      <TextField
        type="search"
        label={intl.formatMessage({ id: 'help.search' })}
        placeholder={intl.formatMessage({ id: 'help.placeholder' })}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <p role="status" className={isEmpty ? 'visually-hidden' : styles.found}>
        <FormattedMessage id="help.found" values={{ count }} />
        {count === 0 && (
          <>
            {'. '}
            <FormattedMessage id="help.none" />
          </>
        )}
      </p>
    </search>
  )
}
