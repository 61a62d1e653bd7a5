import { reportFailure } from '@domizil/api'
import { failureMessage, type Locale } from '@domizil/domain'
import {
  drawingReleases,
  HOST,
  type OwnedRoute,
  type Release,
  type Resolution,
  routesOf,
} from '@domizil/federation'
import { createRenderer, createRendererProcess } from '@domizil/renderer'
import type { Drawn, Half, Renderer, Undrawn, VersionSet } from '@domizil/renderer'
import { DRAWING_VERSION, type DrawQuestion } from '@domizil/shell-api'
import type { GatewayConfig } from '../../gateway-config.ts'
import { askApi, type PublicAnswers } from '../../public-answers.ts'
import type { RegistryFiles } from '../../registry-files.ts'
import { escapeHtml, scriptJson } from '../escape.ts'
import { createViewCache, flatIn } from './view-cache.ts'

/** A first view, with the day it was drawn for. */
export interface FirstView extends DrawnParts {
  readonly day: string
  readonly isCached: boolean
  /** Whether it is the frame of the page alone, whose content the browser renders. */
  readonly isFrame: boolean
}

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

/** Draws the first view of pages, and keeps it until it may have changed. */
export function createFirstViews(config: GatewayConfig, files: RegistryFiles, answersOf: PublicAnswers) {
  const reportUndrawn = createDrawFailures(config)
  const create = config.drawsPages === 'process' ? createRendererProcess : createRenderer
  const renderer = create({
    onFailure: ({ set, part, path, reason }) =>
      reportUndrawn(part, reason, `${namesOf(set)}, ${path || 'any page'}: `),
  })
  const caches = { fixed: pageCache('fixed'), flats: pageCache('flats'), others: pageCache('others') }
  const frames = createFrames(renderer, setOf)
  const reported = new Set<string>()

  async function draw(request: FirstViewRequest, day: string): Promise<Made> {
    const { resolution, route, locale, path, search, facts } = request
    const set = setOf(resolution, route?.owner ?? HOST)
    if (!set) return undefined

    const drawn = await renderer.draw(set, { path, search, width: DRAWN_WIDTH, day, facts }, (questions) =>
      ask(answersOf, questions, locale),
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
    close: () => renderer.close(),
  }
}

/** The answers by key; undefined if the backend has not answered all. */
async function ask(answersOf: PublicAnswers, questions: readonly DrawQuestion[], locale: Locale) {
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

/** Pages are drawn for most phones, in CSS pixels. What only wide screens have is added when the page is hydrated. */
export const DRAWN_WIDTH = 412

/** A page whose first view is asked for. */
interface FirstViewRequest {
  readonly resolution: Resolution
  /** The route of the address; undefined if no app answers it. */
  readonly route: OwnedRoute | undefined
  readonly locale: Locale
  /** Without the language prefix. */
  readonly path: string
  readonly search: string
  /** The facts that the page passes to the shell. */
  readonly facts: object
  readonly isDemoLoading: boolean
}

/** After that the gateway sends a frame without the shell, in milliseconds: the halves are still being loaded. */
const FRAME_PATIENCE_MS = 3_000
/** About 30 KB each; the open pages in all languages and widths are a hundred. */
const MOST_FRAMES = 400

/** The value of each parameter in the path that the frame of a route is drawn for. */
const EXAMPLE = '9999999999'

/** Draws what a page shows before any of its content: navbar, footer and the skeleton of the page. */
function createFrames(
  renderer: Renderer,
  setOf: (resolution: Resolution, owner: string) => VersionSet | undefined,
) {
  const cache = createViewCache<DrawnParts | undefined>({
    isLasting: (made) => made !== undefined,
    freshMs: Number.POSITIVE_INFINITY,
    staleMs: Number.POSITIVE_INFINITY,
    most: MOST_FRAMES,
    patience: { milliseconds: FRAME_PATIENCE_MS, late: undefined },
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
      const example = (route?.path ?? '/not-found').replaceAll(/:\w+/g, EXAMPLE)
      const key = JSON.stringify([versionsOf(resolution), route?.path, locale, request.isDemoLoading])
      const { value } = await cache.get(key, () => draw(request, example, day))

      return value && { ...value, html: value.html.replaceAll(example, escapeHtml(path)) }
    },
  }
}

/** What a page needs of a drawing, made once for all visitors who get it. */
interface DrawnParts extends Pick<Drawn, 'timing'> {
  /** Without the preloads of its pictures. */
  readonly html: string
  /** The elements that preload the pictures in view. */
  readonly pictures: readonly string[]
  /** The answers that it was drawn with, as JSON for a script element. */
  readonly answers: string
  /** Whether it shows nothing of the backend. */
  readonly isConstant: boolean
}

/** React names the pictures of a first view in its HTML; the browser should know of them before it reads that far. */
const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g

function partsOf({ html, answers, isAsked, timing }: Drawn): DrawnParts {
  return {
    html: html.replace(PICTURE_PRELOAD, ''),
    pictures: [...new Set(html.match(PICTURE_PRELOAD) ?? [])],
    answers: scriptJson(answers),
    isConstant: !isAsked,
    timing,
  }
}

function namesOf({ shell, remote }: VersionSet): string {
  return [shell, remote].flatMap((half) => (half ? `${half.name} ${half.version}` : [])).join(' with ')
}

const DEADLINE_MS = 5_000

/**
 * Logs failures of drawing, and counts them by part and version where failures in browsers are counted. The renderer
 * leaves what has failed alone for a while, so that the number is that of failures, not of visits.
 */
function createDrawFailures({ apiUrl, channel, log, observeDraw }: GatewayConfig) {
  return ({ name, version }: Pick<Half, 'name' | 'version'>, reason: string, where = ''): void => {
    observeDraw?.({ outcome: 'failed', seconds: 0 })
    log(`${name} ${version} cannot draw, the browser renders it: ${where}${reason}`)
    const path = `/api${reportFailure.path}`
      .replace(':remote', encodeURIComponent(name))
      .replace(':version', encodeURIComponent(version))
      .replace(':channel', encodeURIComponent(channel))
    const body = { phase: 'draw', message: failureMessage(reason) }
    void askApi(apiUrl, { method: 'POST', path, body, locale: 'en', deadlineMs: DEADLINE_MS })
  }
}
