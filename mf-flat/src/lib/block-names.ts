import type { BlockedPeriod } from '@domizil/api'
import { useSay } from '@domizil/app-kit'

/** What tells blocked days from others. */
type NamedBlock = Pick<BlockedPeriod, 'source' | 'note' | 'calendarName'>

/** The names of blocked days: a short one for a bar, and a whole one with who blocks them. */
export function useBlockNames() {
  const say = useSay()
  const sourceOf = ({ source }: NamedBlock) => say(`source.${source}`)

  return {
    shortNameOf: (block: NamedBlock) =>
      detailOf(block) ?? (block.source === 'OWNER' ? say('source.OWNER.short') : sourceOf(block)),
    nameOf: (block: NamedBlock) => {
      const [source, detail] = [sourceOf(block), detailOf(block)]
      return detail ? say('source.named', { source, detail }) : source
    },
  }
}

/** What the owner calls it: the note beside days blocked by hand, the name of an imported calendar. */
export function detailOf({ note, calendarName }: NamedBlock): string | undefined {
  return note ?? calendarName
}
