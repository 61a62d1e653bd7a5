import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapping } from 'node:module'
import path from 'node:path'
import { ROOT } from './paths.ts'

const REGISTRY = process.env['REGISTRY_FOLDER'] ?? path.join(ROOT, '.domizil/registry')

/** A published script, as `app/version/file`; undefined for any other address. */
export function publishedFile(url: string): string | undefined {
  return /\/remotes\/(.+\.js)$/.exec(url)?.[1]
}

/** The text of a published script. */
export function publishedText(file: string): string {
  return readFileSync(path.join(REGISTRY, file), 'utf8')
}

/** Where a place of a published script, counted from 0, comes from, by the map beside it; texts have none. */
export function sourceAt(
  file: string,
  line: number,
  column: number,
): Partial<SourceMapping> & { readonly name?: string } {
  return mapOf(file)?.findEntry(line, column) ?? {}
}

const maps = new Map<string, SourceMap | undefined>()

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(file))
  return maps.get(file)
}

function readMap(file: string): SourceMap | undefined {
  const place = path.join(REGISTRY, path.dirname(file), 'maps', `${path.basename(file)}.map`)
  if (!existsSync(place)) return undefined
  return new SourceMap(JSON.parse(readFileSync(place, 'utf8')) as ConstructorParameters<typeof SourceMap>[0])
}
