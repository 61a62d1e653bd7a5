import { type CanaryFinding, isKnownFinding } from '@domizil/domain'
import { FormattedMessage } from 'react-intl'

interface FindingsProps {
  /** Left out by a server of before there were any. */
  findings?: readonly CanaryFinding[]
  /** The same in English. */
  reason: string
}

/** Why a canary ended or goes on, in the reader's language; as it was written down where a finding is not known. */
export function Findings({ findings = [], reason }: FindingsProps) {
  if (findings.length === 0 || !findings.every(isKnownFinding)) return <p lang="en">{reason}</p>

  return findings.map(({ code, values }) => (
    <p key={`${code} ${values['remote'] ?? ''}`}>
      <FormattedMessage id={`remotes.finding.${code}`} values={values} />
    </p>
  ))
}
