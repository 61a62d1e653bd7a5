import { FormattedMessage, useIntl } from 'react-intl'
import styles from './results.module.css'

/** Names the invalid parameters of the URL, which are ignored. */
export function IgnoredNotice({ names }: { names: readonly string[] }) {
  const intl = useIntl()
  if (names.length === 0) return null

  return (
    <p className={styles.notice} role="note">
      <FormattedMessage
        id="address.ignored"
        values={{ count: names.length, names: intl.formatList(names, { type: 'conjunction' }) }}
      />
    </p>
  )
}
