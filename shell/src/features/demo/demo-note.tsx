import { FormattedMessage } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import styles from './demo-note.module.css'
import { useIsDemoLoading } from './use-is-demo-loading.ts'

/** Shows that the demo is still filling up, and when it is complete a button that shows everything. */
export function DemoNote() {
  return useServices().facts.isDemoLoading ? <Note /> : null
}

function Note() {
  const isLoading = useIsDemoLoading()

  return (
    <p role="status" className={`screen-only ${styles.note}`}>
      {isLoading ? (
        <FormattedMessage id="demo.loading" />
      ) : (
        <FormattedMessage
          id="demo.complete"
          values={{
            link: (words) => (
              <button type="button" className={styles.show} onClick={() => window.location.reload()}>
                {words}
              </button>
            ),
          }}
        />
      )}
    </p>
  )
}
