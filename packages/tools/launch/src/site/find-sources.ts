import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { sourceMapOf } from '@domizil/federation'
import type { RegistryPlace } from '@domizil/cli'
import type { FailurePlace, FindSources } from '@domizil/server'

/** Finds places of published scripts in their sources, by the source maps that lie beside them in a registry. */
export function findSourcesIn(registry: Pick<RegistryPlace, 'readFile'>): FindSources {
  async function readMap({ remote, version, file }: FailurePlace): Promise<TraceMap | undefined> {
    const bytes = await registry.readFile({ name: remote, version }, sourceMapOf(file)).catch(() => undefined)
    try {
      return bytes && new TraceMap(bytes.toString('utf8'))
    } catch {
      return undefined // a team may publish anything as a map
    }
  }

  return async (places) => {
    const maps = new Map<string, Promise<TraceMap | undefined>>()
    return Promise.all(
      places.map(async (place) => {
        const key = `${place.remote}/${place.version}/${place.file}`
        const reading = maps.get(key) ?? readMap(place)
        maps.set(key, reading)
        const map = await reading
        return map ? sourceAt(map, place) : null
      }),
    )
  }
}

/** Stacks count columns from 1, source maps from 0. */
function sourceAt(map: TraceMap, { line, column }: FailurePlace) {
  if (line < 1 || column < 1) return null
  const found = originalPositionFor(map, { line, column: column - 1 })
  if (found.source === null) return null
  return { file: found.source, line: found.line, column: found.column + 1, name: found.name }
}
