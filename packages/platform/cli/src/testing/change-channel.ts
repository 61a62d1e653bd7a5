import type { CanaryJudge, Registry } from '@domizil/federation'
import { type Author, changeAsWished } from '../channels.ts'
import type { AppVersion } from '../release-folder.ts'

interface Change extends Author {
  readonly reason?: string
  readonly allow?: readonly string[]
}

interface Canary {
  readonly wanted: AppVersion | readonly AppVersion[]
  readonly percent: number
  readonly judge?: CanaryJudge | null
}

/** Begins a canary, on a channel that may be new. */
export function startCanary(
  registry: string,
  { wanted, ...canary }: Canary,
  channel: string,
  { reason, allow, ...author }: Change = {},
): Promise<Registry> {
  const why = { ...(reason && { reason }), ...(allow && { allow: [...allow] }) }
  const versions = [wanted].flat()
  return changeAsWished(
    registry,
    channel,
    { kind: 'canary', ...canary, versions, newChannel: true, ...why },
    author,
  )
}

/** Rolls apps back. */
export function rollback(
  registry: string,
  apps: string | readonly string[],
  channel: string,
  { reason, ...author }: Change = {},
): Promise<Registry> {
  const why = reason ? { reason } : {}
  return changeAsWished(
    registry,
    channel,
    { kind: 'rollback', apps: [apps].flat(), newChannel: true, ...why },
    author,
  )
}

/** Goes back to a revision. */
export function restore(
  registry: string,
  revision: number,
  channel: string,
  { reason, ...author }: Change = {},
): Promise<Registry> {
  const why = reason ? { reason } : {}
  return changeAsWished(registry, channel, { kind: 'restore', revision, newChannel: true, ...why }, author)
}
