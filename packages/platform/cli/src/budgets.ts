import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '@domizil/federation'
import type { Limits } from '@domizil/federation/governance'
import {
  filesHash,
  parseRenderTimes,
  RENDER_FILE,
  type RenderTimes,
  routesToMeasure,
} from '@domizil/federation/render-times'
import { RefusedError } from './refused-error.ts'

/** What a page of an app needs of the app itself on a first visit: bytes, compressed, and requests. */
export interface PageWeight {
  readonly page: string
  readonly bytes: number
  readonly requests: number
}

/** Refuses, by its lists alone, a release of which a page needs more files than its budget: BUDGET_EXCEEDED. */
export function refuseManyRequests(most: Limits, release: Release): void {
  const pages = weighPages(release, () => 0)
  const heavy = pages.find(({ requests }) => requests > (most.requests ?? Infinity))
  if (heavy) throw overBudget(most, release, heavy.page, `${heavy.requests} files`)
}

/** Refuses a release, with its compressed files in `folder`, of which a page needs more bytes than its budget: BUDGET_EXCEEDED. */
export function refuseOverweight(most: Limits, folder: string, release: Release): void {
  if (most.bytes === undefined) return
  const [heavy] = weighPages(release, sizesIn(folder))
  if (!heavy || heavy.bytes <= most.bytes) return
  throw overBudget(most, release, heavy.page, `${heavy.bytes} bytes in ${heavy.requests} files`)
}

function overBudget({ bytes, requests }: Limits, { name, version }: Release, page: string, needs: string) {
  const sentence = `The page ${page} of ${name} ${version} needs ${needs} on a first visit; the budget of ${name} is ${bytes} bytes in ${requests} files. Load less of it at once, or ask who runs the registry for more.`
  return new RefusedError('BUDGET_EXCEEDED', sentence)
}

/** What each page needs on a first visit, in its largest language; the heaviest first. `sizeOf` is the size as browsers get it. */
export function weighPages(release: Release, sizeOf: (file: string) => number): PageWeight[] {
  const { entry, start, pages, messages } = release
  const languages = Object.keys(messages).filter((name) => /^[a-z]{2}$/.test(name))

  return Object.entries(pages)
    .map(([page, { files }]) => {
      const weights = (languages.length > 0 ? languages : ['']).map((language): PageWeight => {
        const texts = [...(messages[language] ?? []), ...(messages[`${page}-${language}`] ?? [])]
        const all = new Set([entry, ...start.files, ...files, ...texts])
        const bytes = [...all].reduce((sum, file) => sum + sizeOf(file), 0)
        return { page, bytes, requests: all.size }
      })
      return weights.toSorted((a, b) => b.bytes - a.bytes || b.requests - a.requests)[0] as PageWeight
    })
    .toSorted((a, b) => b.bytes - a.bytes)
}

/** The sizes of the files of a folder as browsers get them: with Brotli, where that makes them smaller. */
export function sizesIn(folder: string): (file: string) => number {
  const sizes = new Map<string, number>()
  return (file) => {
    const size = sizes.get(file) ?? sentSize(path.join(folder, file))
    sizes.set(file, size)
    return size
  }
}

function sentSize(file: string): number {
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size
}

const HOW = '`domizil ship` measures it, in a site that shows versions before they are published.'

/**
 * Refuses a release, with its verified files in `folder`, of which a page needs more time to render than its budget, or that
 * was not measured as it is: BUDGET_EXCEEDED, NOT_MEASURED. The shell is not measured.
 */
export function refuseSlow(render: number | undefined, folder: string, release: Release): void {
  const { name, version, kind } = release
  if (render === undefined || kind === 'host') return

  const { pages } = readRenderTimes(folder, release, render)
  const left = routesToMeasure(release).find(({ path: route }) => !Object.hasOwn(pages, route))
  if (left) {
    const sentence = `The render times of ${name} ${version} leave out ${left.path}. ${HOW}`
    throw new RefusedError('NOT_MEASURED', sentence)
  }
  const slow = Object.entries(pages).find(([, time]) => time > render)
  if (!slow) return
  throw new RefusedError(
    'BUDGET_EXCEEDED',
    `${slow[0]} of ${name} ${version} needs ${slow[1]} ms of the reference machine to render; the budget of ${name} is ${render} ms. Render less of it at once, or ask who runs the registry for more.`,
    { detail: 'RENDER_TIME_EXCEEDED', values: { name, version, page: slow[0], time: slow[1], render } },
  )
}

/** @throws {RefusedError} NOT_MEASURED, also if the times are those of other files. */
function readRenderTimes(folder: string, release: Release, render: number): RenderTimes {
  const { name, version, files } = release
  const file = path.join(folder, RENDER_FILE)
  if (!Object.hasOwn(files, RENDER_FILE) || !existsSync(file)) {
    const sentence = `A page of ${name} may need ${render} ms of the reference machine to render, and ${version} was not measured. ${HOW}`
    throw new RefusedError('NOT_MEASURED', sentence)
  }
  const times = parseRenderTimes(readFileSync(file, 'utf8'))
  if (times.of === filesHash(release)) return times
  throw new RefusedError(
    'NOT_MEASURED',
    `The render times in ${name} ${version} are those of another build. ${HOW}`,
  )
}
