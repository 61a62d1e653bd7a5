import { statSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '@domizil/federation'
import type { Limits } from '@domizil/federation/governance'
import { RefusedError } from './refused-error.ts'

/** What a page of an app needs of the app itself on a first visit. */
interface Weight {
  /** Bytes, compressed. */
  readonly bytes: number
  readonly requests: number
}

/** What the heaviest page of a release needs. */
export interface PageWeight extends Weight {
  readonly page: string
}

/**
 * Refuses a release of which a page needs more files than the budget of its app, by its lists alone.
 * @throws {RefusedError} BUDGET_EXCEEDED
 */
export function refuseManyRequests(most: Limits, release: Release): void {
  const pages = weighPages(release, () => 0)
  const heavy = pages.find(({ requests }) => requests > (most.requests ?? Infinity))
  if (heavy) throw overBudget(most, release, heavy.page, `${heavy.requests} files`)
}

/**
 * Refuses a release of which a page needs more bytes than the budget of its app.
 * @param folder the release, with its compressed files.
 * @throws {RefusedError} BUDGET_EXCEEDED
 */
export function refuseOverweight(most: Limits, folder: string, release: Release): void {
  if (most.bytes === undefined) return
  const [heavy] = weighPages(release, sizesIn(folder))
  if (!heavy || heavy.bytes <= most.bytes) return
  throw overBudget(most, release, heavy.page, `${heavy.bytes} bytes in ${heavy.requests} files`)
}

function overBudget({ bytes, requests }: Limits, { name, version }: Release, page: string, needs: string) {
  return new RefusedError(
    'BUDGET_EXCEEDED',
    `The page ${page} of ${name} ${version} needs ${needs} on a first visit; the budget of ${name} is ${bytes} bytes in ${requests} files. Load less of it at once, or ask who runs the registry for more.`,
  )
}

/**
 * The files of the release that each page needs on a first visit, in its largest language; the heaviest first.
 * @param sizeOf the bytes of a file, as browsers get it.
 */
export function weighPages(release: Release, sizeOf: (file: string) => number): PageWeight[] {
  const { entry, start, pages, messages } = release
  const languages = Object.keys(messages).filter((name) => /^[a-z]{2}$/.test(name))
  const textsOf = (page: string, language: string) => [
    ...(messages[language] ?? []),
    ...(messages[`${page}-${language}`] ?? []),
  ]
  const weigh = (files: ReadonlySet<string>): Weight => ({
    bytes: [...files].reduce((sum, file) => sum + sizeOf(file), 0),
    requests: files.size,
  })

  return Object.entries(pages)
    .map(([page, { files }]) => {
      const all = new Set([entry, ...start.files, ...files])
      const own = weigh(all)
      const weights = (languages.length > 0 ? languages : ['']).map((language) => {
        const texts = weigh(new Set(textsOf(page, language).filter((file) => !all.has(file))))
        return { bytes: own.bytes + texts.bytes, requests: own.requests + texts.requests }
      })
      return { page, ...heaviest(weights) }
    })
    .toSorted((a, b) => b.bytes - a.bytes)
}

function heaviest(weights: readonly Weight[]): Weight {
  return weights.reduce((most, one) =>
    one.bytes > most.bytes || (one.bytes === most.bytes && one.requests > most.requests) ? one : most,
  )
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
