import { FormattedMessage } from 'react-intl'
import styles from './saving-overlay.module.css'

/** Blocks the form while it is being sent. */
export function SavingOverlay() {
  return (
    <div className={styles.overlay}>
      <p className={styles.overlayText} role="status">
        <FormattedMessage id="bar.saving" />
      </p>
    </div>
  )
}
