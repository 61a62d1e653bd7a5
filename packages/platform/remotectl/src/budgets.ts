import { existsSync, statSync } from 'node:fs'
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
 * Refuses a release of which a page needs more than the budget of its app.
 * @param folder the release, with its compressed files.
 * @throws {RefusedError} BUDGET_EXCEEDED
 */
export function refuseOverweight(most: Limits, folder: string, release: Release): void {
  const { name, version } = release
  const { bytes: mostBytes, requests: mostRequests } = most
  if (mostBytes === undefined || mostRequests === undefined) return

  const heavy = weighPages(folder, release).find(
    ({ bytes, requests }) => bytes > mostBytes || requests > mostRequests,
  )
  if (!heavy) return
  throw new RefusedError(
    'BUDGET_EXCEEDED',
    `The page ${heavy.page} of ${name} ${version} needs ${heavy.bytes} bytes in ${heavy.requests} files on a first visit; the budget of ${name} is ${mostBytes} bytes in ${mostRequests} files. Load less of it at once, or ask who runs the registry for more.`,
  )
}

/** The files of the release that each page needs on a first visit, in its largest language; the heaviest first. */
export function weighPages(folder: string, release: Release): PageWeight[] {
  const { entry, start, pages, messages } = release
  const languages = Object.keys(messages).filter((name) => /^[a-z]{2}$/.test(name))
  const textsOf = (page: string, language: string) => [
    ...(messages[language] ?? []),
    ...(messages[`${page}-${language}`] ?? []),
  ]

  return Object.entries(pages)
    .map(([page, { files }]) => {
      const weights = (languages.length > 0 ? languages : ['']).map((language) =>
        weigh(folder, [entry, ...start.files, ...files, ...textsOf(page, language)]),
      )
      return { page, ...heaviest(weights) }
    })
    .toSorted((a, b) => b.bytes - a.bytes)
}

function heaviest(weights: readonly Weight[]): Weight {
  return weights.reduce((most, one) => (one.bytes > most.bytes ? one : most))
}

function weigh(folder: string, files: readonly string[]): Weight {
  const all = [...new Set(files)]
  return { bytes: all.reduce((sum, file) => sum + sizeOf(path.join(folder, file)), 0), requests: all.length }
}

/** As browsers get it: with Brotli, where that makes it smaller. */
function sizeOf(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
