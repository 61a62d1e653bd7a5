import type { DrawPlace, DrawQuestion, DrawRequest } from '@domizil/shell-api'
import {
  DrawError,
  type DrawingThread,
  InterruptedError,
  LoadError,
  openDrawingThread,
  type ThreadLimits,
} from './drawing-thread.ts'
import { type Half, keyOf, type VersionSet } from './half.ts'

/** Limits of a renderer. */
export interface RendererLimits extends ThreadLimits {
  /** The number of sets of versions with a thread; the least recently used one is closed. */
  readonly threads: number
  /** The number of tasks that may wait for one thread; the pages of others are rendered by the browser. */
  readonly queue: number
  /** For how long a page that has failed, or a set that cannot be loaded, is left alone, in milliseconds. */
  readonly restMs: number
  /** The number of threads of a set that its pages may end within that time; then it is left alone as well. */
  readonly ends: number
  /** How long the process of a renderer may leave a page without an answer, in milliseconds. */
  readonly processMs: number
}

/** The limits where none are given. */
export const LIMITS: RendererLimits = {
  startMs: 5_000,
  taskMs: 1_000,
  idleMs: 3_000,
  megabytes: 128,
  threads: 4,
  queue: 16,
  restMs: 60_000,
  ends: 4,
  processMs: 60_000,
}

/** A page whose thread was ended by others twice is left to the browser. */
const ATTEMPTS = 2

/** The first view of a page. */
export interface Drawn {
  readonly html: string
  /** The backend's answers by query key, with which it was drawn. */
  readonly answers: Readonly<Record<string, unknown>>
  /** Whether it has asked the backend for anything. */
  readonly isAsked: boolean
  /** How long the parts of the work took, in milliseconds. */
  readonly timing: { readonly ask: number; readonly draw: number }
}

/**
 * Why a page that a half could draw was left to the browser: too many waited for the thread, or the backend did not
 * answer. Nothing but load does that.
 */
export type Undrawn = 'busy' | 'unanswered'

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

/** A page to draw, before the backend's answers are known. */
export type UnansweredRequest = Omit<DrawRequest, 'answers'>

/** Draws first views with the server halves of published versions. */
export interface Renderer {
  /**
   * The first view of a page, or why the browser has to render it; undefined if no half draws it, or the halves failed.
   * Never rejects.
   */
  draw(set: VersionSet, request: UnansweredRequest, ask: AskBackend): Promise<Drawn | Undrawn | undefined>
  /**
   * The page before any answer of the backend, as HTML: what everybody sees while its content is fetched, whatever its
   * access. Undefined if the halves failed. Never rejects.
   */
  frame(set: VersionSet, request: UnansweredRequest): Promise<string | undefined>
  /** Loads a set in advance, so that no visitor has to wait for it. */
  prepare(set: VersionSet): void
  close(): Promise<void>
}

export interface RendererOptions {
  /** Called for each failure of a half; a set that has failed rests, so it is not called for every visit. */
  onFailure(failure: DrawFailure): void
  limits?: Partial<RendererLimits>
  /** The clock of rests, in milliseconds. */
  now?: () => number
}

/**
 * Creates a renderer: a thread per set of versions. A page that fails is left alone for a while, and so is a set that
 * cannot be loaded, or whose pages end one thread after the other.
 */
export function createRenderer({
  onFailure,
  limits: changed = {},
  now = Date.now,
}: RendererOptions): Renderer {
  const limits = { ...LIMITS, ...changed }
  const threads = new Map<string, DrawingThread>()
  const resting = createRest(limits.restMs, now)
  const ends = createCounts(limits.restMs, now)
  let isClosed = false

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
      if (error instanceof LoadError || ends.add(key) > limits.ends) fail(key, set, error)
    })
    return thread
  }

  function fail(what: string, set: VersionSet, error: Error, path = ''): void {
    if (resting.has(what)) return
    resting.add(what)
    onFailure({ set, part: partOf(set, error), path, reason: error.message })
  }

  async function drawNow(thread: DrawingThread, request: UnansweredRequest, ask: AskBackend) {
    const whole: DrawRequest = { ...request, answers: {} }
    const questions = (await thread.run('questions', whole)) as readonly DrawQuestion[] | undefined
    if (!questions) return undefined

    const askedAt = performance.now()
    const answers = await ask(questions)
    if (!answers) return 'unanswered'

    const drawnFrom = performance.now()
    const html = (await thread.run('draw', { ...whole, answers })) as string
    const timing = { ask: drawnFrom - askedAt, draw: performance.now() - drawnFrom }
    return { html, answers, isAsked: questions.length > 0, timing }
  }

  /** Undefined for a page that fails, which then rests; one that another page has interrupted is tried again. */
  async function attempt<T>(
    set: VersionSet,
    request: UnansweredRequest,
    work: (thread: DrawingThread) => Promise<T>,
  ): Promise<T | undefined> {
    const page = pageOf(set, request)
    for (let left = ATTEMPTS; left > 0 && !isLeftAlone(keyOf(set), page); left -= 1) {
      try {
        return await work(threadOf(set))
      } catch (error) {
        // A set that cannot be loaded is reported once, not for each of its pages.
        if (error instanceof DrawError) fail(page, set, error, request.path)
        if (!(error instanceof InterruptedError)) return undefined
      }
    }
    return undefined
  }

  const isLeftAlone = (set: string, page: string) => isClosed || resting.has(set) || resting.has(page)

  return {
    draw: (set, request, ask) =>
      attempt<Drawn | Undrawn | undefined>(set, request, async (thread) =>
        thread.load() >= limits.queue ? 'busy' : drawNow(thread, request, ask),
      ),
    frame: (set, request) =>
      attempt(set, request, (thread) => thread.run('frame', { ...request, answers: {} }) as Promise<string>),
    prepare: (set) => {
      if (!resting.has(keyOf(set))) threadOf(set)
    },
    async close() {
      isClosed = true
      const open = [...threads.values()]
      threads.clear()
      await Promise.all(open.map((thread) => thread.close()))
    },
  }
}

/** What has failed and is left alone for a while: a whole set of versions, or one page of it. */
function createRest(restMs: number, now: () => number) {
  const until = new Map<string, number>()

  return {
    has: (what: string) => now() < (until.get(what) ?? 0),
    add(what: string): void {
      for (const [one, end] of until) if (end <= now()) until.delete(one)
      until.set(what, now() + restMs)
    },
  }
}

/** Counts what happens to each key within a time. */
function createCounts(withinMs: number, now: () => number) {
  const times = new Map<string, readonly number[]>()

  return {
    /** @returns how often it has happened, this time included. */
    add(key: string): number {
      const recent = (times.get(key) ?? []).filter((time) => now() - time < withinMs)
      times.set(key, [...recent, now()])
      return recent.length + 1
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
