import type { CanaryOutcome } from '@domizil/api'
import type { Canary, Registry } from './use-registry.ts'

/** A version that a canary is about, with its starts and failures. */
export type CountedVersion = CanaryOutcome['versions'][number]

/** A canary of one app, and the version that all others get meanwhile. */
export interface ShownCanary {
  readonly key: string
  readonly channel: string
  readonly remote: string
  readonly version: string
  readonly stable: string
  /** As the registry has it; undefined for one that is over. */
  readonly running: Canary | undefined
  /** Undefined without any start yet, and for a canary without a judge. */
  readonly counted: CountedVersion | undefined
  readonly stableCounted: CountedVersion | undefined
  readonly verdict: CanaryOutcome['verdict']
}

/** All running canaries, also those without figures, and then those that are over, the newest first. */
export function canariesShown(
  { channels }: Registry,
  outcomes: readonly CanaryOutcome[],
): { running: ShownCanary[]; over: ShownCanary[] } {
  const counted = outcomes.flatMap((outcome) => shownOf(outcome))
  const running = Object.entries(channels).flatMap(([channel, { parts }]) =>
    Object.entries(parts).flatMap(([remote, { version: stable, canary }]): ShownCanary[] => {
      if (!canary) return []
      const key = `${trialOf(channel, remote, canary)} ${remote}`
      const { counted: own, stableCounted } = counted.find((one) => one.key === key) ?? {}
      const { version } = canary
      return [
        {
          key,
          channel,
          remote,
          version,
          stable,
          running: canary,
          counted: own,
          stableCounted,
          verdict: null,
        },
      ]
    }),
  )
  const keys = new Set(running.map(({ key }) => key))
  return { running, over: counted.filter(({ key }) => !keys.has(key)) }
}

/** The name of the trial that the canary belongs to. */
function trialOf(channel: string, remote: string, { group = remote, since }: Canary): string {
  return `${channel}/${group}/${since ?? ''}`
}

function shownOf({ trial, versions, verdict }: CanaryOutcome): ShownCanary[] {
  const [channel = ''] = trial.split('/')
  return versions
    .filter(({ isCanary }) => isCanary)
    .map((counted) => {
      const { remote, version } = counted
      const stableCounted = versions.find((one) => one.remote === remote && !one.isCanary)
      const stable = stableCounted?.version ?? ''
      const key = `${trial} ${remote}`
      return { key, channel, remote, version, stable, running: undefined, counted, stableCounted, verdict }
    })
}
