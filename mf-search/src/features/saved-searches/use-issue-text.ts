import type { Issue } from '@domizil/domain'
import { useMoney } from '@domizil/app-kit'
import { useIntl } from 'react-intl'

/** An issue as one sentence that says how to fix it. */
export function useIssueText(): (issue: Issue) => string {
  const intl = useIntl()
  const money = useMoney()

  return ({ field, code, min = 0, max = 0 }) => {
    const id = FIELDS.has(field) ? `alertForm.wrong.${field}` : 'alertForm.wrong.other'
    const limit = (value: number) => (field === 'priceMax' ? money(value) : intl.formatNumber(value))
    return intl.formatMessage(
      { id: code === 'IN_THE_PAST' ? 'alertForm.wrong.past' : id },
      { min: limit(min), max: limit(max) },
    )
  }
}

const FIELDS: ReadonlySet<string> = new Set(['city', 'months', 'priceMax', 'persons', 'message', 'startDate'])
