import { FormattedMessage } from 'react-intl'
import styles from './wizard.module.css'

/** Lies over the form while it is sent: nothing is typed meanwhile, and nothing is sent twice. */
export function SavingOverlay() {
  return (
    <div className={styles.overlay}>
      <p className={styles.overlayText} role="status">
        <FormattedMessage id="bar.saving" />
      </p>
    </div>
  )
}
