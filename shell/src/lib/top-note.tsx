import { FormattedMessage } from 'react-intl'
import styles from './top-note.module.css'

interface TopNoteProps {
  id: string
  onPress?: () => void
}

/** A line above the page. What its text marks as `link` is a button, which reloads the page unless something else is said. */
export function TopNote({ id, onPress = () => window.location.reload() }: TopNoteProps) {
  return (
    <p role="status" className={`screen-only ${styles.note}`}>
      <FormattedMessage
        id={id}
        values={{
          link: (words) => (
            <button type="button" className={styles.reload} onClick={onPress}>
              {words}
            </button>
          ),
        }}
      />
    </p>
  )
}
