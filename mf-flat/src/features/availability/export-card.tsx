import { useAttempt, usePublicConfig, useSay } from '@domizil/app-kit'
import { Copy } from '@domizil/ui/icons'
import { Button, TextField } from '@domizil/ui/parts'
import { useState } from 'react'
import { useCopy } from '../../lib/use-copy.ts'
import { useAvailabilityChanges } from './availability.ts'
import styles from './cards.module.css'

/** The address of the feed with which other platforms import the taken days. */
export function ExportCard({ feedPath }: { feedPath: string }) {
  const say = useSay()
  const copy = useCopy()
  const { publicUrl } = usePublicConfig()
  const url = new URL(feedPath, publicUrl).href

  return (
    <section className={styles.card} aria-labelledby="export-calendar">
      <h2 id="export-calendar">{say('export.title')}</h2>
      <p className={styles.hint}>{say('export.text')}</p>
      <TextField
        label={say('export.address')}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <Button block icon={<Copy size={16} />} onClick={() => void copy(url)}>
        {say('export.copy')}
      </Button>
      <NewAddress />
    </section>
  )
}

/** Asks before it makes another address: that cannot be undone. */
function NewAddress() {
  const say = useSay()
  const { renewFeed } = useAvailabilityChanges()
  const [isAsking, setIsAsking] = useState(false)
  const { attempt, isBusy, problem } = useAttempt(say('export.renewed'), () => setIsAsking(false))

  if (!isAsking) {
    return (
      <Button block variant="quiet" onClick={() => setIsAsking(true)}>
        {say('export.renew')}
      </Button>
    )
  }
  return (
    <div className={styles.import}>
      <p role="alert">{problem ?? say('export.renew.ask')}</p>
      <div className={styles.buttons}>
        <Button size="small" busy={isBusy} onClick={() => void attempt(renewFeed)}>
          {say('export.renew.do')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setIsAsking(false)}>
          {say('export.renew.keep')}
        </Button>
      </div>
    </div>
  )
}
