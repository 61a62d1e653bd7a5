import type { DrawPlace, DrawQuestion, DrawRequest } from '@domizil/shell-api'
import {
  DrawError,
  type DrawingThread,
  LoadError,
  openDrawingThread,
  type ThreadLimits,
} from './drawing-thread.ts'
import { type Half, keyOf, type VersionSet } from './half.ts'

/** Limits of a renderer. */
export interface RendererLimits extends ThreadLimits {
  /** How long a visitor waits for a drawn page, in milliseconds. */
  readonly pageMs: number
  /** The number of sets of versions with a thread; the least recently used one is closed. */
  readonly threads: number
  /** The number of tasks that may wait for one thread; the pages of others are rendered by the browser. */
  readonly queue: number
  /** For how long a set that has failed is left alone, in milliseconds. */
  readonly restMs: number
}

/** The limits where none are given. */
export const LIMITS: RendererLimits = {
  pageMs: 300,
  startMs: 5_000,
  taskMs: 1_000,
  patienceMs: 30_000,
  megabytes: 128,
  threads: 4,
  queue: 16,
  restMs: 60_000,
}

/** The first view of a page. */
export interface Drawn {
  readonly html: string
  /** The backend's answers by query key, with which it was drawn. */
  readonly answers: Readonly<Record<string, unknown>>
  /** How long the parts of the work took, in milliseconds. */
  readonly timing: { readonly ask: number; readonly draw: number }
}

/**
 * Why a page that a half could draw was left to the browser: its time had passed, too many waited for the thread, or the
 * backend did not answer. Nothing but load does that.
 */
export type Undrawn = 'late' | 'busy' | 'unanswered'

/** A set of versions that could not draw a page. */
export interface DrawFailure {
  readonly set: VersionSet
  /** The half that failed; the remote's, where both were at work. */
  readonly part: Half
  readonly path: string
  readonly reason: string
}

/** The backend's answers to the questions of a page, by key; undefined if there is none in time. */
export type AskBackend = (
  questions: readonly DrawQuestion[],
) => Promise<Readonly<Record<string, unknown>> | undefined>

/** Draws first views with the server halves of published versions. */
export interface Renderer {
  /**
   * The first view of a page, or why the browser has to render it; undefined if no half draws it, or the halves failed.
   * Never rejects.
   */
  draw(
    set: VersionSet,
    request: Omit<DrawRequest, 'answers'>,
    ask: AskBackend,
  ): Promise<Drawn | Undrawn | undefined>
  /** Loads a set in advance, so that no visitor has to wait for it. */
  prepare(set: VersionSet): void
  close(): Promise<void>
}

export interface RendererOptions {
  /** Called for each failure of a half; a set that has failed rests, so it is not called for every visit. */
  onFailure(failure: DrawFailure): void
  limits?: Partial<RendererLimits>
}

/** Creates a renderer: a thread per set of versions, which is ended and left alone for a while after a failure. */
export function createRenderer({ onFailure, limits: changed = {} }: RendererOptions): Renderer {
  const limits = { ...LIMITS, ...changed }
  const threads = new Map<string, DrawingThread>()
  const resting = createRest(limits.restMs)

  function threadOf(set: VersionSet): DrawingThread {
    const key = keyOf(set)
    const thread = threads.get(key) ?? start(set, key)
    threads.delete(key)
    threads.set(key, thread) // now the most recently used one
    const [oldest] = threads
    if (oldest && threads.size > limits.threads) {
      threads.delete(oldest[0])
      void oldest[1].close()
    }
    return thread
  }

  function start(set: VersionSet, key: string): DrawingThread {
    const thread = openDrawingThread(set, limits)
    void thread.ended.then((error) => {
      if (threads.get(key) !== thread) return // closed on purpose
      threads.delete(key)
      fail(key, { set, part: partOf(set, error), path: '', reason: error.message })
    })
    return thread
  }

  function fail(what: string, failure: DrawFailure): void {
    if (resting.has(what)) return
    resting.add(what)
    onFailure(failure)
  }

  async function drawNow(
    set: VersionSet,
    request: Omit<DrawRequest, 'answers'>,
    ask: AskBackend,
  ): Promise<Drawn | Undrawn | undefined> {
    const thread = threadOf(set)
    if (thread.load() >= limits.queue) return 'busy'

    try {
      const whole: DrawRequest = { ...request, answers: {} }
      const questions = (await thread.run('questions', whole)) as readonly DrawQuestion[] | undefined
      if (!questions) return undefined

      const askedAt = performance.now()
      const answers = await ask(questions)
      if (!answers) return 'unanswered'

      const drawnFrom = performance.now()
      const html = (await thread.run('draw', { ...whole, answers })) as string
      const timing = { ask: drawnFrom - askedAt, draw: performance.now() - drawnFrom }
      return { html, answers, timing }
    } catch (error) {
      // The end of a thread is reported once, not for each of its pages.
      if (error instanceof DrawError)
        fail(pageOf(set, request), {
          set,
          part: partOf(set, error),
          path: request.path,
          reason: error.message,
        })
      return undefined
    }
  }

  return {
    async draw(set, request, ask) {
      if (resting.has(keyOf(set)) || resting.has(pageOf(set, request))) return undefined
      // The work goes on after the visitor's page was sent: the next one finds the thread ready.
      return Promise.race([drawNow(set, request, ask), lateAfter(limits.pageMs)])
    },
    prepare: (set) => {
      if (!resting.has(keyOf(set))) threadOf(set)
    },
    async close() {
      const open = [...threads.values()]
      threads.clear()
      await Promise.all(open.map((thread) => thread.close()))
    },
  }
}

/** What has failed and is left alone for a while: a whole set of versions, or one page of it. */
function createRest(restMs: number) {
  const until = new Map<string, number>()

  return {
    has: (what: string) => Date.now() < (until.get(what) ?? 0),
    add(what: string): void {
      for (const [one, end] of until) if (end <= Date.now()) until.delete(one)
      until.set(what, Date.now() + restMs)
    },
  }
}

/** A shell that draws its own pages is reported by them. */
function partOf(set: VersionSet, error: Error): Half {
  const isShell = error instanceof LoadError && error.part === 'shell'
  return isShell ? set.shell : (set.remote ?? set.shell)
}

function pageOf(set: VersionSet, { path, search, width }: DrawPlace): string {
  return `${keyOf(set)} ${path}${search} ${width}`
}

function lateAfter(milliseconds: number): Promise<Undrawn> {
  return new Promise((resolve) => setTimeout(() => resolve('late'), milliseconds).unref())
}
