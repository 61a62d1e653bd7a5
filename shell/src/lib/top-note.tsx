import { FormattedMessage } from 'react-intl'
import styles from './top-note.module.css'

/** A line above the page. What its text marks as `link` is a button that reloads the page. */
export function TopNote({ id }: { id: string }) {
  return (
    <p role="status" className={`screen-only ${styles.note}`}>
      <FormattedMessage
        id={id}
        values={{
          link: (words) => (
            <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
              {words}
            </button>
          ),
        }}
      />
    </p>
  )
}
