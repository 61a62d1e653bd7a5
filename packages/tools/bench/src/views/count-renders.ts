import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapping } from 'node:module'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../paths.ts'

const REGISTRY = process.env['REGISTRY_FOLDER'] ?? path.join(ROOT, '.domizil/registry')

/** Counts the calls of page components from now on, by the browser's coverage; found by the maps beside the published files. */
export async function countRenders(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

  return async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage')
    const counts = result.flatMap(({ url, functions }) => {
      const [, file] = /\/remotes\/(.+\/page-[^/]*\.js)$/.exec(url) ?? []
      return functions.flatMap(({ ranges: [range] }) =>
        file && range && isPageComponent(file, range.startOffset) ? range.count : [],
      )
    })
    return Math.max(0, ...counts)
  }
}

/** Whether the function that begins there is the component that its file exports. */
function isPageComponent(file: string, offset: number): boolean {
  const script = readFileSync(path.join(REGISTRY, file), 'utf8')
  const before = script.slice(0, offset).split('\n')
  const map = mapOf(file)
  const { originalSource = '', originalLine = 0 } = map.findEntry(
    before.length - 1,
    before.at(-1)?.length ?? 0,
  ) as Partial<SourceMapping>
  if (!originalSource.endsWith('-page.tsx')) return false
  const [app = ''] = file.split('/')
  const source = readFileSync(path.resolve(ROOT, app, originalSource.replace(/^.*?(?=src\/)/, '')), 'utf8')
  return /^export function \w+Page\(/.test(source.split('\n')[originalLine] ?? '')
}

const maps = new Map<string, SourceMap>()

function mapOf(file: string): SourceMap {
  const known = maps.get(file)
  if (known) return known
  const place = path.join(REGISTRY, path.dirname(file), 'maps', `${path.basename(file)}.map`)
  const map = new SourceMap(
    JSON.parse(readFileSync(place, 'utf8')) as ConstructorParameters<typeof SourceMap>[0],
  )
  maps.set(file, map)
  return map
}
