import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What each room may import, by floor from the bottom. */
export type RoomTable = Record<string, Record<string, readonly string[]>>

interface RoomsModule {
  ROOM_MAY_IMPORT: RoomTable
  roomRules: (floors: RoomTable) => readonly { name: string }[]
}

const FILE = pathToFileURL(join(import.meta.dirname, '../../import-rules/rooms.mjs')).href

/** The rules of the rooms and their table, in dependency-cruiser's configuration. */
export const { ROOM_MAY_IMPORT, roomRules } = (await import(FILE)) as RoomsModule
