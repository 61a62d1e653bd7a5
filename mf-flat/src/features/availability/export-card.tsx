import { useAttempt, usePublicConfig } from '@domizil/app-kit'
import { Copy } from '@domizil/ui/icons'
import { Button, TextField } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useCopy } from '../../lib/use-copy.ts'
import { useAvailabilityChanges } from './availability.ts'
import styles from './cards.module.css'

/** The address of the feed with which other platforms import the taken days. */
export function ExportCard({ feedPath }: { feedPath: string }) {
  const intl = useIntl()
  const copy = useCopy()
  const { publicUrl } = usePublicConfig()
  const url = new URL(feedPath, publicUrl).href

  return (
    <section className={styles.card} aria-labelledby="export-calendar">
      <h2 id="export-calendar">
        <FormattedMessage id="export.title" />
      </h2>
      <p className={styles.hint}>
        <FormattedMessage id="export.text" />
      </p>
      <TextField
        label={intl.formatMessage({ id: 'export.address' })}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <Button block icon={<Copy size={16} aria-hidden="true" />} onClick={() => void copy(url)}>
        <FormattedMessage id="export.copy" />
      </Button>
      <NewAddress />
    </section>
  )
}

/** Asks before it makes another address: that cannot be undone. */
function NewAddress() {
  const intl = useIntl()
  const { renewFeed } = useAvailabilityChanges()
  const [isAsking, setIsAsking] = useState(false)
  const { attempt, isBusy, problem } = useAttempt(intl.formatMessage({ id: 'export.renewed' }), () =>
    setIsAsking(false),
  )

  if (!isAsking) {
    return (
      <Button block variant="quiet" onClick={() => setIsAsking(true)}>
        <FormattedMessage id="export.renew" />
      </Button>
    )
  }
  return (
    <div className={styles.import}>
      <p role="alert">{problem ?? <FormattedMessage id="export.renew.ask" />}</p>
      <div className={styles.buttons}>
        <Button size="small" busy={isBusy} onClick={() => void attempt(renewFeed)}>
          <FormattedMessage id="export.renew.do" />
        </Button>
        <Button size="small" variant="quiet" onClick={() => setIsAsking(false)}>
          <FormattedMessage id="export.renew.keep" />
        </Button>
      </div>
    </div>
  )
}
