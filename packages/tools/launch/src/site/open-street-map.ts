import { type MapFile, openMapFile } from '@domizil/map-file'

/** Opens the configured street map. One that cannot be used is logged, and the bundled map is shown. */
export async function openStreetMap(
  path: string | null,
  warn: (line: string) => void,
): Promise<MapFile | null> {
  if (path === null) return null
  try {
    return await openMapFile(path)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    warn(`MAP_FILE ${path} cannot be used: ${problem}. The bundled map is shown.`)
    return null
  }
}
