import { exportOwnData } from '@domizil/api'
import type { ShellApi } from '@domizil/shell-api'
import { Button, saveFile } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './profile.module.css'

/** Downloads all personal data of the user. */
export function OwnData({ download }: { download: ShellApi['download'] }) {
  const intl = useIntl()
  const [isLoading, setIsLoading] = useState(false)

  async function handleDownload() {
    setIsLoading(true)
    try {
      saveFile(await download(exportOwnData, {}), intl.formatMessage({ id: 'profile.export.file' }))
    } finally {
      setIsLoading(false)
    }
  }

  return (
    <section className={styles.export}>
      <h3>
        <FormattedMessage id="profile.export.title" />
      </h3>
      <p className={styles.hint}>
        <FormattedMessage id="profile.export.text" />
      </p>
      <Button busy={isLoading} onClick={() => void handleDownload()}>
        <FormattedMessage id="profile.export.download" />
      </Button>
    </section>
  )
}
