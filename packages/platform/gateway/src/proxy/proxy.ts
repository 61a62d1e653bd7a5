import { Agent as HttpAgent, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createProxyServer } from 'httpxy'
import type { Upstream } from '../gateway-config.ts'
import { sendError } from '../send.ts'
import { writeForwarded } from './forwarded-headers.ts'

/** Restrictions of a proxy. */
export interface ProxyOptions extends TargetOptions {
  /** Whether the X-Forwarded-* headers of a proxy in front are trusted. Default false. */
  readonly trustProxy?: boolean
  /** Prefixes of the paths that are forwarded; others are answered with 404. Default: all. */
  readonly only?: readonly string[]
}

const TIMEOUT_MS = 60_000

/** A body that is held until it is answered, to be sent again: every call of the API but uploads. */
const LARGEST_HELD_BYTES = 256 * 1024

/**
 * Forwards every request to another origin, or in turn to several that are the same. What an origin surely has not
 * received, and a safe request in any case, is sent to the next one. If none can be reached the answer is 502.
 */
export function proxyTo(
  urls: string | readonly string[],
  { trustProxy = false, only, ...watched }: ProxyOptions = {},
): Upstream {
  const targets = createTargets([urls].flat(), watched)
  const proxy = createProxyServer({ proxyTimeout: TIMEOUT_MS })

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readHeldBody(request)
    const tried = new Set<Target>()

    for (let attempt = 1; ; attempt += 1) {
      const target = targets.next(tried)
      if (!target) return sendUnreachable(response)
      try {
        const { url, agent } = target
        return await proxy.web(request, response, {
          target: url,
          agent,
          ...(body && { buffer: Readable.from(body.length > 0 ? [body] : []) }),
        })
      } catch (error) {
        const isReceived = !isRefused(error)
        if (!isReceived) targets.noteAway(target)
        // A connection that was closed while it was idle says nothing of the origin: the only one is tried twice.
        if (!isReceived || targets.all.length > 1 || attempt > 1) tried.add(target)
        const mayRepeat = body !== undefined && (!isReceived || isSafe(request))
        if (!mayRepeat || response.headersSent) return sendUnreachable(response)
      }
    }
  }

  return {
    handle(request, response) {
      if (only && !narrow(request, only)) {
        return sendError(response, 404, 'ADDRESS_NOT_FOUND', 'There is nothing at this address.')
      }

      writeForwarded(request, trustProxy)
      // Without a listener: the proxy's own option adds one with each request of the connection. Node closes it then.
      request.socket.setTimeout(TIMEOUT_MS)
      // Of the connection to the visitor; the one to the origin lasts longer.
      delete request.headers.connection
      forward(request, response).catch(() => sendUnreachable(response))
    },
    isAway: () => targets.all.every(({ isUp }) => !isUp),
    close: async () => {
      targets.close()
      proxy.close()
    },
  }
}

function sendUnreachable(response: ServerResponse): void {
  sendError(response, 502, 'UPSTREAM_UNREACHABLE', 'This part of the site cannot be reached at the moment.')
}

/** The body of a request, if it is small enough to be sent again; undefined for one that is passed on as it comes. */
async function readHeldBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (encoding !== undefined || Number(length ?? 0) > LARGEST_HELD_BYTES) return undefined

  return length === undefined || length === '0' ? Buffer.alloc(0) : buffer(request)
}

/** Whether no connection came about. */
function isRefused(error: unknown): boolean {
  const { syscall } = error as NodeJS.ErrnoException
  return syscall === 'connect' || syscall === 'getaddrinfo'
}

function isSafe({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}

/** Whether a request may pass. The checked path is the one that is forwarded, with `..` resolved. */
function narrow(request: IncomingMessage, only: readonly string[]): boolean {
  const { pathname, search } = new URL(`http://gateway${request.url ?? '/'}`)
  request.url = pathname + search

  // Some servers treat an encoded slash or a segment's parameter as a path separator.
  return !/%2f|%5c|;/i.test(pathname) && only.some((beginning) => pathname.startsWith(beginning))
}

const CHECK_INTERVAL_MS = 1_000
const CHECK_TIMEOUT_MS = 2_000

/** Shorter than the other side keeps an idle connection, so that none is used while it is being closed there. */
const IDLE_MS = 20_000

/** One origin that requests are forwarded to. */
interface Target {
  readonly url: string
  readonly agent: HttpAgent
  isUp: boolean
}

/** How targets are watched. */
interface TargetOptions {
  /** A path that is answered with 2xx by an origin that should be sent requests; without it none is asked. */
  readonly healthPath?: string
  readonly log?: (line: string) => void
}

/** The origins of one part of the site. Origins that are away are left out while another one is not. */
function createTargets(urls: readonly string[], { healthPath, log = () => {} }: TargetOptions) {
  const targets: Target[] = urls.map((url) => ({ url, agent: agentFor(url), isUp: true }))
  let turn = 0

  function note(target: Target, isUp: boolean): void {
    if (target.isUp !== isUp) log(`${target.url} ${isUp ? 'answers again' : 'is away, or not ready'}`)
    target.isUp = isUp
  }

  async function check(target: Target): Promise<void> {
    note(target, await isReady(target.url + healthPath))
  }

  const timer =
    healthPath === undefined
      ? undefined
      : setInterval(() => targets.forEach((target) => void check(target)), CHECK_INTERVAL_MS).unref()

  return {
    all: targets,

    /** The next target in turn that has not been tried; undefined if there is none. */
    next(tried: ReadonlySet<Target>): Target | undefined {
      const left = targets.filter((target) => !tried.has(target))
      const up = left.filter(({ isUp }) => isUp)
      const choice = up.length > 0 ? up : left
      turn += 1
      return choice[turn % choice.length]
    },

    /** Leaves a target out until it is found ready. */
    noteAway: (target: Target) => note(target, healthPath === undefined),

    close(): void {
      clearInterval(timer)
      for (const { agent } of targets) agent.destroy()
    },
  }
}

function agentFor(url: string): HttpAgent {
  const Agent = url.startsWith('https:') ? HttpsAgent : HttpAgent
  return new Agent({ keepAlive: true, maxFreeSockets: 64, timeout: IDLE_MS })
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS), redirect: 'error' })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
