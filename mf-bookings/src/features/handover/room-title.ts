import { type HandoverRoom, roomName } from '@domizil/domain'
import { useIntl } from 'react-intl'

type Room = Pick<HandoverRoom, 'id' | 'kind' | 'name'>

/** What a room is called among those of its protocol: its kind and which one it is, or its name. */
export function useRoomTitle(rooms: readonly Room[]): (room: Room) => string {
  const intl = useIntl()
  return (room) => {
    const word = intl.formatMessage({ id: `handover.room.${room.kind}` })
    const name = roomName(room, rooms)
    if (!name) return word
    return room.kind === 'OTHER' && room.name.trim() ? name : `${word} ${name}`
  }
}
