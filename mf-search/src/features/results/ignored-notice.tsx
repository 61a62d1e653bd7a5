import { FormattedMessage, useIntl } from 'react-intl'
import styles from './results.module.css'

/** Says which parts of the address make no sense, so that nobody takes the list for narrower than it is. */
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
