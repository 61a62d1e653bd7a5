import { listOwnFlats, type OwnFlat, removeFlat, updateFlatStatus } from '@domizil/api'
import { queryCacheOf, queryOf, useQuery, useShell } from '@domizil/app-kit'
import type { FlatStatus } from '@domizil/domain'

const OWN_FLATS = queryOf(listOwnFlats, {})

/** The caller's flats. */
export function useOwnFlats() {
  return useQuery(OWN_FLATS)
}

/** Changes the caller's flats, and shows them as they are afterwards. */
export function useOwnFlatChanges() {
  const shell = useShell()
  const { setData } = queryCacheOf(shell)

  return {
    /** Moves a flat on; answers the flat as it then is, which may have gone another way than wished. */
    async moveFlat(id: number, to: FlatStatus): Promise<OwnFlat> {
      const input = { params: { id }, query: { flatStatus: to }, body: {} }
      const moved = await shell.send(updateFlatStatus, input)
      setData(OWN_FLATS, (flats) => flats.map((flat) => (flat.id === id ? moved : flat)))
      return moved
    },
    /** Deletes a flat for good. */
    async removeFlat(id: number): Promise<void> {
      await shell.send(removeFlat, { params: { id } })
      setData(OWN_FLATS, (flats) => flats.filter((flat) => flat.id !== id))
      await shell.refreshCounters()
    },
  }
}
