import { listOwnFlats, type OwnFlat, removeFlat, updateFlatStatus } from '@domizil/api'
import { queryCacheOf, queryOf, useQuery, useShell } from '@domizil/app-kit'
import type { FlatStatus } from '@domizil/domain'

const OWN_FLATS = queryOf(listOwnFlats, {})

/** The caller's flats. */
export function useOwnFlats() {
  return useQuery(OWN_FLATS)
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
    /** Deletes a flat. */
    async removeFlat(id: number): Promise<void> {
      await shell.send(removeFlat, { params: { id } })
      setData(OWN_FLATS, (flats) => flats.filter((flat) => flat.id !== id))
      await shell.refreshCounters()
    },
  }
}
