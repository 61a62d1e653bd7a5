import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '@domizil/federation'
import {
  filesHash,
  parseRenderTimes,
  RENDER_FILE,
  type RenderTimes,
  routesToMeasure,
} from '@domizil/federation/render-times'
import { RefusedError } from './refused-error.ts'

const HOW = '`domizil ship` measures it, in a site that shows versions before they are published.'

/**
 * Refuses a release of which a page needs more time than its app's budget to render, and one with such a budget that was not
 * measured as it is. The shell is no part of the pages that are measured, and has no such budget.
 * @param folder the release, with its verified files.
 * @throws {RefusedError} BUDGET_EXCEEDED, NOT_MEASURED
 */
export function refuseSlow(render: number | undefined, folder: string, release: Release): void {
  const { name, version, kind } = release
  if (render === undefined || kind === 'host') return

  const { pages } = readRenderTimes(folder, release, render)
  const left = routesToMeasure(release).find(({ path: route }) => !Object.hasOwn(pages, route))
  if (left) {
    throw new RefusedError(
      'NOT_MEASURED',
      `The render times of ${name} ${version} leave out ${left.path}. ${HOW}`,
    )
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
    throw new RefusedError(
      'NOT_MEASURED',
      `A page of ${name} may need ${render} ms of the reference machine to render, and ${version} was not measured. ${HOW}`,
    )
  }
  const times = parseRenderTimes(readFileSync(file, 'utf8'))
  if (times.of === filesHash(release)) return times
  throw new RefusedError(
    'NOT_MEASURED',
    `The render times in ${name} ${version} are those of another build. ${HOW}`,
  )
}
