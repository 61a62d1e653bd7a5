/** The rooms that each room imports, including type imports. */
export type RoomGraph = ReadonlyMap<string, ReadonlySet<string>>

/** One import: the path of the importing module and of the imported one. */
export interface ModuleImport {
  from: string
  to: string
}

export interface RoomMeasure {
  rooms: number
  arrows: number
  /** The size of each strongly connected group of rooms. */
  knots: number[]
  /** The number of pairs of rooms that import each other. */
  pairs: number
}

const ROOM = /^packages\/backend\/server\/src\/[^/]+\/([^/]+)\//

/** The imports between the rooms of the server, without the composition, which stands above all of them. */
export function roomGraph(imports: readonly ModuleImport[]): RoomGraph {
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [room, other] = [ROOM.exec(from)?.[1], ROOM.exec(to)?.[1]]
    if (!room || !other) continue
    for (const name of [room, other]) if (!graph.has(name)) graph.set(name, new Set())
    if (room !== other) graph.get(room)?.add(other)
  }
  return graph
}

/** Counts rooms, arrows, cycles and mutual pairs. */
export function measureRooms(graph: RoomGraph): RoomMeasure {
  const reach = new Map([...graph.keys()].map((room) => [room, reachedFrom(graph, room)]))
  const isMutual = (one: string, other: string) =>
    reach.get(one)?.has(other) === true && reach.get(other)?.has(one) === true
  const names = [...graph.keys()]
  const circles = new Set(names.map((room) => names.filter((other) => isMutual(room, other)).join(' ')))

  return {
    rooms: names.length,
    arrows: names.reduce((sum, room) => sum + (graph.get(room)?.size ?? 0), 0),
    knots: [...circles].filter(Boolean).map((circle) => circle.split(' ').length),
    pairs: names.flatMap((room) => names.filter((other) => room < other && arePair(graph, room, other)))
      .length,
  }
}

function arePair(graph: RoomGraph, one: string, other: string): boolean {
  return graph.get(one)?.has(other) === true && graph.get(other)?.has(one) === true
}

function reachedFrom(graph: RoomGraph, start: string): Set<string> {
  const reached = new Set<string>()
  const waiting = [start]
  for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
    for (const next of graph.get(room) ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      waiting.push(next)
    }
  }
  return reached
}
