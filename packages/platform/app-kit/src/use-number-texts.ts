import type { NumberTexts } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import { useSay } from './use-say.ts'

/** The words of a number field, and how the language writes numbers: "1,290", "1.290". */
export function useNumberTexts(): NumberTexts {
  const say = useSay()
  const intl = useIntl()

  return {
    // Spanish leaves four digits ungrouped unless told otherwise.
    format: (value) => intl.formatNumber(value, { useGrouping: 'always', maximumFractionDigits: 0 }),
    unreadable: say('numbers.unreadable'),
    words: (text) => say('numbers.words', { text }),
  }
}
