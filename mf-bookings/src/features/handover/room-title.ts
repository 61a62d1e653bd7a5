import { useSay } from '@domizil/app-kit'
import { type HandoverRoom, roomName } from '@domizil/domain'

type Room = Pick<HandoverRoom, 'id' | 'kind' | 'name'>

/** What a room is called among those of its protocol: its kind and which one it is, or its name. */
export function useRoomTitle(rooms: readonly Room[]): (room: Room) => string {
  const say = useSay()
  return (room) => {
    const word = say(`handover.room.${room.kind}`)
    const name = roomName(room, rooms)
    if (!name) return word
    return room.kind === 'OTHER' && room.name.trim() ? name : `${word} ${name}`
  }
}
