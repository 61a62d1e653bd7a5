import type { ReportOutcome } from '@domizil/domain'
import { FormattedList, useIntl } from 'react-intl'

/** What a decision did. */
export function OutcomeWords({ outcomes }: { outcomes: readonly ReportOutcome[] }) {
  const intl = useIntl()
  return (
    <FormattedList
      type="conjunction"
      value={outcomes.map((outcome) => intl.formatMessage({ id: `reportOutcome.${outcome}` }))}
    />
  )
}
