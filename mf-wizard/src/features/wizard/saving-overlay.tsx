import { useSay } from '@domizil/app-kit'
import styles from './saving-overlay.module.css'

/** Blocks the form while it is being sent. */
export function SavingOverlay() {
  const say = useSay()

  return (
    <div className={styles.overlay}>
      <p className={styles.overlayText} role="status">
        {say('bar.saving')}
      </p>
    </div>
  )
}
