import { HOST, type Resolution } from '@domizil/federation'
import type { Renderer, VersionSet } from '@domizil/renderer'
import { escapeHtml } from '../escape.ts'
import { type DrawnParts, partsOf } from './drawn-parts.ts'
import { DRAWN_WIDTH, type FirstViewRequest } from './first-view-request.ts'
import { createViewCache } from './view-cache.ts'

interface Drawing {
  readonly renderer: Renderer
  /** The versions that draw the pages of an app; undefined if they do not. */
  setOf(resolution: Resolution, owner: string): VersionSet | undefined
  /** The identity of the versions that a visitor gets. */
  versionsOf(resolution: Resolution): unknown
}

/** After that the gateway sends a frame without the shell, in milliseconds: the halves are still being loaded. */
const PATIENCE_MS = 3_000
/** About 30 KB each; the open pages in all languages and widths are a hundred. */
const MOST = 400

/** The value of each parameter in the path that the frame of a route is drawn for. */
const EXAMPLE = '9999999999'

/** Draws what a page shows before any of its content: navbar, footer and the skeleton of the page. */
export function createFrames({ renderer, setOf, versionsOf }: Drawing) {
  const cache = createViewCache<DrawnParts | undefined>({
    isLasting: (made) => made !== undefined,
    freshMs: Number.POSITIVE_INFINITY,
    staleMs: Number.POSITIVE_INFINITY,
    most: MOST,
    patience: { milliseconds: PATIENCE_MS, late: undefined },
  })

  async function draw(request: FirstViewRequest, path: string, day: string): Promise<DrawnParts | undefined> {
    const { resolution, route, facts } = request
    const place = { path, search: '', width: DRAWN_WIDTH, day, facts }
    // Of a remote that draws nothing the frame of the shell is left; a page that is drawn by the browser alone has none.
    for (const owner of new Set([route?.owner ?? HOST, HOST])) {
      const set = setOf(resolution, owner)
      const html = set && (await renderer.frame(set, place))
      if (html) return partsOf({ html, answers: {}, isAsked: false, timing: { ask: 0, draw: 0 } })
    }
    return undefined
  }

  return {
    /** Made once for each route and language; undefined if no half can draw it. Never rejects. */
    async frameOf(request: FirstViewRequest, day: string): Promise<DrawnParts | undefined> {
      const { resolution, route, locale, path } = request
      const example = examplePath(route?.path ?? '/not-found')
      const key = JSON.stringify([versionsOf(resolution), route?.path, locale, request.isDemoLoading])
      const { value } = await cache.get(key, () => draw(request, example, day))

      return value && { ...value, html: value.html.replaceAll(example, escapeHtml(path)) }
    },
  }
}

function examplePath(pattern: string): string {
  return pattern.replaceAll(/:\w+/g, EXAMPLE)
}
