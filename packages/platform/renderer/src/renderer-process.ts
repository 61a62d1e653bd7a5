import { type ChildProcess, fork } from 'node:child_process'
import type { VersionSet } from './half.ts'
import type { FromRenderer, FromTask, ToRenderer } from './process-messages.ts'
import {
  type AskBackend,
  type Drawn,
  LIMITS,
  type Renderer,
  type RendererOptions,
  type UnansweredRequest,
  type Undrawn,
} from './renderer.ts'

/** Resolved from `src` as well as from `dist`: the process runs compiled code, also under test. */
const CHILD = new URL('../dist/renderer-child.js', import.meta.url)
interface Waiting {
  readonly set: VersionSet
  readonly path: string
  readonly ask?: AskBackend
  resolve(drawn: FromTask): void
}

/**
 * A renderer in a separate process: what ends it ends no page, and it sees no setting of the site. A process that has
 * ended is replaced at once; if that one ends soon, too, the browser renders all pages for a while.
 */
export function createRendererProcess({
  onFailure,
  limits: changed = {},
  now = Date.now,
}: RendererOptions): Renderer {
  const limits = { ...LIMITS, ...changed }
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let endedAt = Number.NEGATIVE_INFINITY
  let restsUntil = 0
  let lastId = 0

  function start(): ChildProcess | undefined {
    if (now() < restsUntil) return undefined
    const started = fork(CHILD, [JSON.stringify(limits)], { env: {}, execArgv: [] })
    started.on('message', (message) => void receive(started, message as FromRenderer))
    started.on('error', () => end(started))
    started.on('exit', () => end(started))
    started.unref()
    started.channel?.unref()
    return started
  }

  /** What was being drawn is to blame, each set once; every page in it is left to the browser. */
  function end(ended: ChildProcess): void {
    if (ended !== child) return // closed on purpose, or reported before
    child = undefined
    if (now() - endedAt < limits.restMs) restsUntil = now() + limits.restMs
    endedAt = now()
    for (const { set, path } of waiting.values()) {
      onFailure({ set, part: set.remote ?? set.shell, path, reason: 'the process of the renderer ended' })
    }
    settleAll()
  }

  function settleAll(): void {
    for (const { resolve } of waiting.values()) resolve(undefined)
    waiting.clear()
  }

  async function receive(from: ChildProcess, message: FromRenderer): Promise<void> {
    if (message.kind === 'failed') return onFailure(message.failure)
    const one = waiting.get(message.id)
    if (message.kind === 'drawn') return one?.resolve(message.drawn)
    const answers = await one?.ask?.(message.questions).catch(() => undefined)
    send(from, { kind: 'answers', id: message.id, answers })
  }

  async function order(kind: 'draw' | 'frame', page: Omit<Waiting, 'resolve'>, request: UnansweredRequest) {
    child ??= start()
    if (!child) return undefined
    const running = child
    lastId += 1
    const id = lastId
    const timer = setTimeout(() => running.kill('SIGKILL'), limits.processMs).unref()

    const drawn = await new Promise<FromTask>((resolve) => {
      waiting.set(id, { ...page, resolve })
      send(running, { kind, id, set: page.set, request })
    })
    clearTimeout(timer)
    waiting.delete(id)
    return drawn
  }

  return {
    draw: async (set, request, ask) =>
      (await order('draw', { set, path: request.path, ask }, request)) as Drawn | Undrawn | undefined,
    frame: async (set, request) =>
      (await order('frame', { set, path: request.path }, request)) as string | undefined,
    prepare(set) {
      child ??= start()
      if (child) send(child, { kind: 'prepare', set })
    },
    async close() {
      const open = child
      child = undefined
      settleAll()
      if (!open || open.exitCode !== null) return
      const ended = new Promise((resolve) => open.once('exit', resolve))
      open.kill()
      await ended
    },
  }
}

/** A process that has just ended takes no message: its exit is reported apart. */
function send(child: ChildProcess, message: ToRenderer): void {
  if (child.connected) child.send(message, () => undefined)
}
