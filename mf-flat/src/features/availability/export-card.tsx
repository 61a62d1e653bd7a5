import { usePublicConfig } from '@domizil/app-kit'
import { Copy } from '@domizil/ui/icons'
import { Button, TextField } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { useCopy } from '../../lib/use-copy.ts'
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
    </section>
  )
}
