import type { BlockedPeriod } from '@domizil/api'
import { useIntl } from 'react-intl'

/** What tells blocked days from others. */
export type NamedBlock = Pick<BlockedPeriod, 'source' | 'note'>

/** The names of blocked days: a short one for a bar, and a whole one with who blocks them. */
export function useBlockNames() {
  const intl = useIntl()
  const sourceOf = ({ source }: NamedBlock) => intl.formatMessage({ id: `source.${source}` })

  return {
    shortNameOf: (block: NamedBlock) => block.note ?? sourceOf(block),
    nameOf: (block: NamedBlock) =>
      block.note
        ? intl.formatMessage({ id: 'source.noted' }, { source: sourceOf(block), note: block.note })
        : sourceOf(block),
  }
}
