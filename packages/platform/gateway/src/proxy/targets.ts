import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'

const CHECK_INTERVAL_MS = 1_000
const CHECK_TIMEOUT_MS = 2_000

/** Shorter than the other side keeps an idle connection, so that none is used while it is being closed there. */
const IDLE_MS = 20_000

/** One origin that requests are forwarded to. */
export interface Target {
  readonly url: string
  readonly agent: HttpAgent
  isUp: boolean
}

/** How targets are watched. */
export interface TargetOptions {
  /** A path that is answered with 2xx by an origin that should be sent requests; without it none is asked. */
  readonly healthPath?: string
  readonly log?: (line: string) => void
}

/** The origins of one part of the site. Origins that are away are left out while another one is not. */
export function createTargets(urls: readonly string[], { healthPath, log = () => {} }: TargetOptions) {
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
