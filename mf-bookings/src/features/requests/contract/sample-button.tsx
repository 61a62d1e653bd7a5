import { getSampleContract } from '@domizil/contract'
import { messageOf, saveFile, useShell } from '@domizil/remote-kit'
import { Download } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

/** The contract as it looks before it is filled in. */
export function SampleButton() {
  const intl = useIntl()
  const shell = useShell()
  const [isBusy, setIsBusy] = useState(false)
  const language = intl.locale === 'de' ? 'de' : 'en'
  const handleDownload = async () => {
    setIsBusy(true)
    try {
      saveFile(await shell.download(getSampleContract, { query: { language } }), `contract-${language}.pdf`)
    } catch (error) {
      shell.notify({ kind: 'error', message: messageOf(error) })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <p>
      <Button size="small" busy={isBusy} onClick={() => void handleDownload()}>
        <Download size={14} aria-hidden="true" />
        <FormattedMessage id="contract.sample" />
      </Button>
    </p>
  )
}
