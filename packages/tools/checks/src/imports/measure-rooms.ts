/** Which rooms a room imports, types included. */
export type RoomGraph = ReadonlyMap<string, ReadonlySet<string>>

/** One import of a module: from its path to the path of another. */
export interface ModuleImport {
  from: string
  to: string
}

export interface RoomMeasure {
  rooms: number
  arrows: number
  /** How many rooms each group has that reach each other in a circle. */
  knots: number[]
  /** How many pairs of rooms import each other. */
  pairs: number
}

const ROOM = /^packages\/backend\/server\/src\/[^/]+\/([^/]+)\//

/** The arrows between the rooms of the server. The composition, which stands above all of them, is left out. */
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

/** Counts rooms, arrows, circles and pairs. */
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
