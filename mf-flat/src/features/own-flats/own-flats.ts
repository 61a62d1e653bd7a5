import {
  confirmCalendar,
  createFlat,
  listOwnFlats,
  type NewFlat,
  type OwnFlat,
  removeFlat,
  updateFlatStatus,
} from '@domizil/api'
import { queryCacheOf, queryOf, useQuery, useShell } from '@domizil/app-kit'
import type { FlatStatus } from '@domizil/domain'

const OWN_FLATS = queryOf(listOwnFlats, {})

/** The caller's flats. */
export function useOwnFlats() {
  return useQuery(OWN_FLATS, { isLive: true })
}

/** The commands that change the caller's flats; the list shows the result. */
export function useOwnFlatChanges() {
  const shell = useShell()
  const { setData } = queryCacheOf(shell)

  return {
    /** Changes the status of a flat. Resolves with the flat, whose status may differ from the requested one. */
    async moveFlat(id: number, to: FlatStatus): Promise<OwnFlat> {
      const input = { params: { id }, query: { flatStatus: to }, body: {} }
      const moved = await shell.send(updateFlatStatus, input)
      setData(OWN_FLATS, (flats) => flats.map((flat) => (flat.id === id ? moved : flat)))
      return moved
    },
    /** Confirms that the calendar of a flat is up to date; its score follows. */
    async confirmCalendar(id: number): Promise<void> {
      await shell.send(confirmCalendar, { params: { flatId: id } })
      await queryCacheOf(shell).refetch(OWN_FLATS)
    },
    /** Makes a draft with everything of a flat but its photos and its calendar. */
    async duplicateFlat(flat: OwnFlat): Promise<OwnFlat> {
      const copy = await shell.send(createFlat, { body: copyOf(flat) })
      setData(OWN_FLATS, (flats) => [copy, ...flats])
      return copy
    },
    /** Deletes a flat. */
    async removeFlat(id: number): Promise<void> {
      await shell.send(removeFlat, { params: { id } })
      setData(OWN_FLATS, (flats) => flats.filter((flat) => flat.id !== id))
      await shell.refreshCounters()
    },
  }
}

/** What a copy does not take over: the photos show another flat. */
function copyOf({
  id: _id,
  version: _version,
  status: _status,
  rejectionReason: _reason,
  defaultRooms: _defaults,
  roomCounts: _counts,
  images: _images,
  mainImageId: _main,
  quality: _quality,
  missing: _missing,
  openRequestCount: _open,
  unreadMessages: _unread,
  createdAt: _created,
  ...fields
}: OwnFlat): NewFlat {
  return fields
}
