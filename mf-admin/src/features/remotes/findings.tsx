import { type CanaryFinding, isKnownFinding } from '@domizil/domain'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

interface FindingsProps {
  /** Left out by a server of before there were any. */
  findings?: readonly CanaryFinding[]
  /** The reason as it was written down. */
  children: ReactNode
}

/** Why a canary ended or goes on, in the reader's language; as it was written down where a finding is not known. */
export function Findings({ findings = [], children }: FindingsProps) {
  if (findings.length === 0 || !findings.every(isKnownFinding)) return children

  return findings.map(({ code, values }) => (
    <p key={`${code} ${values['remote'] ?? ''}`}>
      <FormattedMessage id={`remotes.finding.${code}`} values={values} />
    </p>
  ))
}
