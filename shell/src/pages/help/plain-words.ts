import type { IntlShape } from 'react-intl'
import { RICH_TEXT } from '../../lib/rich-text.tsx'

const WITHOUT_TAGS = Object.fromEntries(
  Object.keys(RICH_TEXT).map((tag) => [tag, (text: readonly unknown[]) => ` ${text.join('')} `]),
)

/** The visible text of a message without its tags, for searching. */
export function plainWords(intl: IntlShape, id: string, values: Record<string, string>): string {
  return [intl.formatMessage({ id }, { ...values, ...WITHOUT_TAGS })].flat().join('')
}
