import { useSay } from '@domizil/app-kit/say'
import styles from './top-note.module.css'

interface TopNoteProps {
  id: string
  onPress?: () => void
}

/** A line above the page. What its text marks as `link` is a button, which reloads the page unless something else is said. */
export function TopNote({ id, onPress = () => window.location.reload() }: TopNoteProps) {
  const say = useSay()

  return (
    <p role="status" className={`screen-only ${styles.note}`}>
      {say(id, {
        link: (words) => (
          <button type="button" className={styles.reload} onClick={onPress}>
            {words}
          </button>
        ),
      })}
    </p>
  )
}
