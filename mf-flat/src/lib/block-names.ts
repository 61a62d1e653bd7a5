import type { BlockedPeriod } from '@domizil/api'
import { useIntl } from 'react-intl'

/** What tells blocked days from others. */
type NamedBlock = Pick<BlockedPeriod, 'source' | 'note' | 'calendarName'>

/** The names of blocked days: a short one for a bar, and a whole one with who blocks them. */
export function useBlockNames() {
  const intl = useIntl()
  const sourceOf = ({ source }: NamedBlock) => intl.formatMessage({ id: `source.${source}` })

  return {
    shortNameOf: (block: NamedBlock) =>
      detailOf(block) ??
      (block.source === 'OWNER' ? intl.formatMessage({ id: 'source.OWNER.short' }) : sourceOf(block)),
    nameOf: (block: NamedBlock) => {
      const [source, detail] = [sourceOf(block), detailOf(block)]
      return detail ? intl.formatMessage({ id: 'source.named' }, { source, detail }) : source
    },
  }
}

/** What the owner calls it: the note beside days blocked by hand, the name of an imported calendar. */
export function detailOf({ note, calendarName }: NamedBlock): string | undefined {
  return note ?? calendarName
}
