import { getSampleContract } from '@domizil/api'
import { Download } from '@domizil/ui/icons'
import { Button, saveFile } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import styles from './sample-contract.module.css'

/** The languages of the sample. */
const LANGUAGES = ['de', 'en'] as const

/** The sample contract as PDF. A failed download opens the global error dialog. */
export function SampleContract() {
  const intl = useIntl()
  const { shellApi } = useServices()
  const [loading, setLoading] = useState<string>()

  async function download(language: (typeof LANGUAGES)[number]): Promise<void> {
    setLoading(language)
    try {
      const file = await shellApi.download(getSampleContract, { query: { language } })
      saveFile(file, intl.formatMessage({ id: `contract.sample.file.${language}` }))
    } finally {
      setLoading(undefined)
    }
  }

  return (
    <>
      <FormattedMessage id="contract.sample.text" />
      <p className={styles.downloads}>
        {LANGUAGES.map((language) => (
          <Button
            key={language}
            icon={<Download size={16} aria-hidden="true" />}
            busy={loading === language}
            onClick={() => void download(language)}
          >
            <FormattedMessage id={`contract.sample.download.${language}`} />
          </Button>
        ))}
      </p>
    </>
  )
}
