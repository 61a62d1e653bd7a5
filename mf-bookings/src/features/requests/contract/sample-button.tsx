import { getSampleContract } from '@domizil/api'
import { FormattedMessage, useIntl } from 'react-intl'
import { DownloadButton } from '../../../lib/download-button.tsx'

/** Downloads the sample contract. */
export function SampleButton() {
  const intl = useIntl()
  const language = intl.locale === 'de' ? 'de' : 'en'

  return (
    <p>
      <DownloadButton
        call={getSampleContract}
        input={{ query: { language } }}
        name={`contract-${language}.pdf`}
      >
        <FormattedMessage id="contract.sample" />
      </DownloadButton>
    </p>
  )
}
