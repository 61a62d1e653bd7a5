import type { IntlShape } from 'react-intl'
import { RICH_TEXT } from '../../lib/rich-text.tsx'

const WITHOUT_TAGS = Object.fromEntries(
  Object.keys(RICH_TEXT).map((tag) => [tag, (text: readonly unknown[]) => ` ${text.join('')} `]),
)

/** What somebody reads of a text, without what its tags make of it: whoever searches looks for words. */
export function plainWords(intl: IntlShape, id: string, values: Record<string, string>): string {
  return [intl.formatMessage({ id }, { ...values, ...WITHOUT_TAGS })].flat().join('')
}
