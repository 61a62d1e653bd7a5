import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../paths.ts'
import { publishedFile, publishedText, sourceAt } from '../sources.ts'

/** Counts the calls of page components from now on, by the browser's coverage; found by the maps beside the published files. */
export async function countRenders(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

  return async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage')
    const counts = result.flatMap(({ url, functions }) => {
      const file = /\/page-[^/]*\.js$/.test(url) ? publishedFile(url) : undefined
      return functions.flatMap(({ ranges: [range] }) =>
        file && range && isPageComponent(file, range.startOffset) ? range.count : [],
      )
    })
    return Math.max(0, ...counts)
  }
}

/** Whether the function that begins there is the component that its file exports. */
function isPageComponent(file: string, offset: number): boolean {
  const before = publishedText(file).slice(0, offset).split('\n')
  const { originalSource = '', originalLine = 0 } = sourceAt(
    file,
    before.length - 1,
    before.at(-1)?.length ?? 0,
  )
  if (!originalSource.endsWith('-page.tsx')) return false
  const [app = ''] = file.split('/')
  const source = readFileSync(path.resolve(ROOT, app, originalSource.replace(/^.*?(?=src\/)/, '')), 'utf8')
  return /^export function \w+Page\(/.test(source.split('\n')[originalLine] ?? '')
}
