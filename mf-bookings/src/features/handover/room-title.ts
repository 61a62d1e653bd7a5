import type { HandoverRoom } from '@domizil/domain'
import { useIntl } from 'react-intl'

/** What a room is called: its kind and which one it is, or its name. */
export function useRoomTitle(): (room: Pick<HandoverRoom, 'kind' | 'name'>) => string {
  const intl = useIntl()
  return ({ kind, name }) => {
    const word = intl.formatMessage({ id: `handover.room.${kind}` })
    if (!name.trim()) return word
    return kind === 'OTHER' ? name : `${word} ${name}`
  }
}
