import { DRAWING_VERSION, type DrawQuestion } from '@domizil/shell-api'
import type { Locale } from '@domizil/domain'
import { drawingReleases, HOST, type Release, type Resolution, routesOf } from '@domizil/federation'
import type { Half, Renderer, Undrawn, VersionSet } from '@domizil/renderer'
import type { GatewayConfig } from '../../gateway-config.ts'
import type { PublicAnswers } from '../../public-answers.ts'
import type { RegistryFiles } from '../../registry-files.ts'
import type { ReportUndrawn } from './draw-failures.ts'
import { type DrawnParts, partsOf } from './drawn-parts.ts'
import { DRAWN_WIDTH, type FirstViewRequest } from './first-view-request.ts'
import { flatIn } from './flat-in.ts'
import { createFrames } from './frames.ts'
import { createViewCache } from './view-cache.ts'

/** A first view, with the day it was drawn for. */
export interface FirstView extends DrawnParts {
  readonly day: string
  readonly isCached: boolean
  /** Whether it is the frame of the page alone, whose content the browser renders. */
  readonly isFrame: boolean
}

/** Draws the first view of pages, and keeps it until it may have changed. */
export type FirstViews = ReturnType<typeof createFirstViews>

/** How long the backend may take for the answers of a page, in milliseconds; visitors do not wait for it. */
const ASK_MS = 5_000
/** How long a visitor waits for a drawn page before its frame is sent, in milliseconds. The drawing goes on for the next. */
const PATIENCE_MS = 1_000
/** How long a page is served as it was drawn, and then while it is drawn again, if no change is known; in milliseconds. */
const [FRESH_MS, STALE_MS] = [60_000, 600_000]
/** The number of cached pages of each kind: pages of one kind never push out those of another. */
const MOST = { fixed: 200, flats: 200, others: 100 } as const
/** A longer query is no link of ours. */
const LONGEST_SEARCH = 2_000

interface Drawing {
  readonly renderer: Renderer
  readonly reportUndrawn: ReportUndrawn
  readonly answersOf: PublicAnswers
}

export function createFirstViews(
  config: GatewayConfig,
  files: RegistryFiles,
  { renderer, reportUndrawn, answersOf }: Drawing,
) {
  const caches = { fixed: pageCache('fixed'), flats: pageCache('flats'), others: pageCache('others') }
  const frames = createFrames({ renderer, setOf, versionsOf })
  const reported = new Set<string>()

  async function ask(questions: readonly DrawQuestion[], locale: Locale) {
    const answers = await Promise.all(
      questions.map(async ({ key, method, path, body }) => {
        const answer = await answersOf.ask({
          method,
          path: `/api${path}`,
          locale,
          deadlineMs: ASK_MS,
          ...(body !== undefined && { body }),
        })
        if (answer?.status === 200) return [[key, answer.body] as const]
        // The page is drawn without it, and the browser asks again: it may be there for a signed-in user.
        return answer?.status === 404 ? [] : undefined
      }),
    )
    return answers.every((answer) => answer !== undefined) ? Object.fromEntries(answers.flat()) : undefined
  }

  async function draw(request: FirstViewRequest, day: string): Promise<Made> {
    const { resolution, route, locale, path, search, facts } = request
    const set = setOf(resolution, route?.owner ?? HOST)
    if (!set) return undefined

    const drawn = await renderer.draw(set, { path, search, width: DRAWN_WIDTH, day, facts }, (questions) =>
      ask(questions, locale),
    )
    return typeof drawn === 'object' ? partsOf(drawn) : drawn
  }

  /** Undefined if the versions of these pages do not draw. */
  function setOf(resolution: Resolution, owner: string): VersionSet | undefined {
    if (config.drawsPages === 'off') return undefined
    const releases = drawingReleases(resolution, owner, DRAWING_VERSION)
    if (!releases) return undefined
    if ('undrawable' in releases) return reportOnce(releases.undrawable)
    const shell = halfOf(releases.host)
    return shell && { shell, remote: releases.remote && halfOf(releases.remote) }
  }

  /** A release does not change: once for each is enough. */
  function reportOnce(release: Release): undefined {
    const key = `${release.name}@${release.version}`
    if (!reported.has(key))
      reportUndrawn(release, 'its half is made for another renderer, or for another design system')
    reported.add(key)
  }

  function halfOf({ name, version, server, files: hashes }: Release): Half | undefined {
    const folder = files.placeOf(name, version)?.folder
    const hash = server && hashes[server.entry]
    return folder && hash ? { name, version, file: `${folder}/${server.entry}`, hash } : undefined
  }

  async function drawnView(request: FirstViewRequest, day: string): Promise<FirstView | undefined> {
    const { resolution, route, locale, path, search, isDemoLoading } = request
    if (search.length > LONGEST_SEARCH || (route && route.access !== 'open')) return undefined

    const key = JSON.stringify([versionsOf(resolution), locale, path, search, day, isDemoLoading])
    const { value, isCached } = await caches[kindOf(request)].get(key, () => draw(request, day), flatIn(path))
    // Here each visit counts; those that wait for one drawing share its fate.
    if (typeof value === 'string') config.observeDraw?.({ outcome: value, seconds: 0 })
    return typeof value === 'object' ? { ...value, isCached, day, isFrame: false } : undefined
  }

  async function frameOf(request: FirstViewRequest, day: string): Promise<FirstView | undefined> {
    const frame = await frames.frameOf(request, day)
    return frame && { ...frame, isCached: true, day, isFrame: true }
  }

  return {
    /** The page, or its frame; undefined if no half draws either. Never rejects. */
    async viewOf(request: FirstViewRequest): Promise<FirstView | undefined> {
      const day = dayInGermany()
      return (await drawnView(request, day)) ?? frameOf(request, day)
    },
    /** Makes the frame of a page in advance. */
    async prepareFrame(request: FirstViewRequest): Promise<void> {
      await frames.frameOf(request, dayInGermany())
    },
    /** Loads the server halves of the public pages in advance. */
    prepare(resolution: Resolution): void {
      const open = routesOf(resolution).filter(({ access }) => access === 'open')
      for (const owner of new Set(open.map((route) => route.owner))) {
        const set = setOf(resolution, owner)
        if (set) renderer.prepare(set)
      }
    },
    /** Drops the drawn pages after a change, of one flat all but those of other flats. */
    clear(flat?: string): void {
      for (const cache of Object.values(caches)) cache.clear(flat)
    },
  }
}

type Made = DrawnParts | Undrawn | 'late' | undefined

function pageCache(kind: keyof typeof MOST) {
  return createViewCache<Made>({
    isLasting: (made) => typeof made === 'object',
    isConstant: (made) => typeof made === 'object' && made.isConstant,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    most: MOST[kind],
    patience: { milliseconds: PATIENCE_MS, late: 'late' },
  })
}

/** A client can request more addresses than fit: with any query, unknown ones, and those of flats. */
function kindOf({ route, path, search }: FirstViewRequest): keyof typeof MOST {
  if (!route || search !== '') return 'others'
  return route.path === path ? 'fixed' : 'flats'
}

// Swedish dates are written like ISO ones. Making the format takes longer than all of a cached page's other parts.
const GERMAN_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** The day where the flats are. */
function dayInGermany(): string {
  return GERMAN_DAY.format(new Date())
}

function versionsOf({ apps, failed }: Resolution): unknown {
  return [Object.values(apps).map(({ release }) => `${release.name}@${release.version}`), Object.keys(failed)]
}
