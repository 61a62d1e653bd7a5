import { getSampleContract } from '@domizil/api'
import { FormattedMessage } from 'react-intl'
import { DownloadButton } from '../../../lib/download-button.tsx'

/** Downloads the sample that the contract is written after: the law of the flat decides, not the reader's language. */
export function SampleButton({ isGerman }: { isGerman: boolean }) {
  const language = isGerman ? 'de' : 'en'

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
