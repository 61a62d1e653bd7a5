const KEY = 'domizil.scroll'
const MOST = 50

/** How far each entry of this tab's history was scrolled, by its key: survives a reload and a visit elsewhere. */
export function keptPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][])
  } catch {
    return new Map()
  }
}

export function keepPositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-MOST)))
  } catch {
    // Without storage a reload starts at the top.
  }
}
