import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '@domizil/federation'
import { perApp } from './per-app.ts'
import { RefusedError } from './refused-error.ts'

/** What a page of an app may need of the app itself on a first visit. */
export interface Budget {
  /** Bytes, compressed. */
  readonly bytes: number
  readonly requests: number
}

/** What the heaviest page of a release needs. */
export interface PageWeight extends Budget {
  readonly page: string
}

/** The budgets of a registry. They hold for what is published after they are set. */
export const budgets = perApp<Budget>('budgets.json')

/**
 * Refuses a release of which a page needs more than the budget of its app.
 * @param folder the release, with its compressed files.
 * @throws {RefusedError} BUDGET_EXCEEDED
 */
export function refuseOverweight(budget: Budget | undefined, folder: string, release: Release): void {
  const { name, version } = release
  if (!budget) return

  const heavy = weighPages(folder, release).find(
    ({ bytes, requests }) => bytes > budget.bytes || requests > budget.requests,
  )
  if (!heavy) return
  throw new RefusedError(
    'BUDGET_EXCEEDED',
    `The page ${heavy.page} of ${name} ${version} needs ${heavy.bytes} bytes in ${heavy.requests} files on a first visit; the budget of ${name} is ${budget.bytes} bytes in ${budget.requests} files. Load less of it at once, or ask who runs the registry for more.`,
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

function heaviest(weights: readonly Budget[]): Budget {
  return weights.reduce((most, one) => (one.bytes > most.bytes ? one : most))
}

function weigh(folder: string, files: readonly string[]): Budget {
  const all = [...new Set(files)]
  return { bytes: all.reduce((sum, file) => sum + sizeOf(path.join(folder, file)), 0), requests: all.length }
}

/** As browsers get it: with Brotli, where that makes it smaller. */
function sizeOf(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
