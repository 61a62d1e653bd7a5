import { useIntl } from 'react-intl'
import type { Picks } from './use-picks.ts'
import styles from './bulk.module.css'

/** Chooses a row. */
export function PickBox({ picks, row, title }: { picks: Picks; row: unknown; title: string }) {
  const intl = useIntl()

  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={intl.formatMessage({ id: 'bulk.pick' }, { title })}
      checked={picks.has(row)}
      onChange={() => picks.toggle(row)}
    />
  )
}

/** Chooses all rows of the page, or none. */
export function PickAllBox({ picks, count }: { picks: Picks; count: number }) {
  const intl = useIntl()
  const isSome = picks.rows.length > 0 && picks.rows.length < count

  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={intl.formatMessage({ id: 'bulk.pickAll' })}
      ref={(box) => {
        if (box) box.indeterminate = isSome
      }}
      checked={count > 0 && picks.rows.length === count}
      onChange={picks.toggleAll}
    />
  )
}
