import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A room of the server, and the rooms that it may import. */
interface Room {
  readonly floor: string
  readonly room: string
  readonly others: readonly string[]
}

interface RoomsModule {
  readRooms: (page?: string) => readonly Room[]
  roomRules: (rooms: readonly Room[]) => readonly { name: string }[]
}

const FILE = pathToFileURL(join(import.meta.dirname, '../../import-rules/rooms.mjs')).href

/** The rooms and their rules, in dependency-cruiser's configuration. */
export const { readRooms, roomRules } = (await import(FILE)) as RoomsModule
