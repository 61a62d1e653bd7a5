import type { IncomingMessage } from 'node:http'
import { chooseLocale, LOCALE_COOKIE, splitLocale } from '@domizil/domain'
import {
  type Channel,
  HOST,
  type LocalRemotes,
  type Overrides,
  type Resolution,
  resolve,
  trialsOf,
} from '@domizil/federation'
import { readCookies } from '../cookies.ts'
import type { GatewayConfig } from '../gateway-config.ts'
import { addressOf } from '../proxy/forwarded-headers.ts'
import type { RegistryFiles } from '../registry-files.ts'
import { createVisitTokens } from '../visit-tokens.ts'
import { readVisitor } from '../visitor.ts'
import { hasSeveralMaps } from './has-several-maps.ts'
import { acceptedBy } from './serve-plain.ts'

/** A trial that a visit counts for, and what proves the visit. */
export interface VisitTrial {
  readonly id: string
  readonly visit: string
}

export type Visit = ReturnType<ReturnType<typeof createVisits>>

/** Reads the address, language and versions of a request for a page. */
export function createVisits(config: GatewayConfig, files: RegistryFiles) {
  const tokens = createVisitTokens(config.visitKey)
  const isSecure = new URL(config.publicUrl).protocol === 'https:'

  /**
   * The trials that a visit counts for, each with the token that its reports have to bring: those of the canaries whose version, or
   * stable version, the visitor gets. A version that they chose themselves says nothing.
   */
  function trialsFor(channel: Channel, { apps }: Resolution, address: string): Record<string, VisitTrial> {
    const trials = trialsOf(config.channel, channel).flatMap(({ id, parts }) =>
      parts.flatMap(({ name: remote, version: canary, stable }) => {
        const { source, release } = apps[remote] ?? {}
        const version = release?.version ?? ''
        if (source === 'override' || ![canary, stable].includes(version)) return []
        return [[remote, { id, visit: tokens.tokenOf({ remote, version, address }) }] as const]
      }),
    )
    return Object.fromEntries(trials)
  }

  return (request: IncomingMessage) => {
    const url = new URL(`http://gateway${request.url ?? '/'}`)
    const cookies = readCookies(request.headers.cookie)
    const { prefix, path } = splitLocale(url.pathname)
    const locale = chooseLocale({ prefix, cookie: cookies[LOCALE_COOKIE], accepted: acceptedBy(request) })
    const registry = files.registry()
    const channel = registry.channels[config.channel]
    const hasCanary = Object.values(channel?.parts ?? {}).some(({ canary }) => canary)
    const chosen = readVisitor(
      { channel: config.channel, hasCanary, canChoose: channel?.overrides ?? false, isSecure },
      cookies,
      url.searchParams,
    )
    const resolved = resolve(registry, chosen.visitor, files.releaseOf)
    const versions = channel?.overrides ? versionsOf(registry.versions) : null
    const inWork = channel?.overrides ? without(config.remotesInWork, chosen.visitor.overrides) : {}
    const local = { ...inWork, ...chosen.local }
    const localNames = Object.keys(local)
    // Their hashes are added to the page before their scripts.
    const canBeLocal = localNames.length === 0 || hasSeveralMaps(request.headers['user-agent'])

    return {
      search: url.search,
      path,
      locale,
      registry,
      resolution: withoutApps(resolved, localNames),
      versions,
      trials: channel ? trialsFor(channel, resolved, addressOf(request, config.trustsProxy)) : {},
      toSet: chosen.cookies,
      local,
      refusal: chosen.refusal ?? (canBeLocal ? undefined : ('browser' as const)),
    }
  }
}

/** A resolution without some remotes, which come from elsewhere. The host always stays. */
function withoutApps({ apps, failed }: Resolution, names: readonly string[]): Resolution {
  const isLeft = ([name]: readonly [string, unknown]) => name === HOST || !names.includes(name)
  return {
    apps: Object.fromEntries(Object.entries(apps).filter(isLeft)),
    failed: Object.fromEntries(Object.entries(failed).filter(isLeft)),
  }
}

/** The remotes in work of which the visitor has not chosen a published version. */
function without(inWork: LocalRemotes = {}, overrides: Overrides = {}): LocalRemotes {
  return Object.fromEntries(Object.entries(inWork).filter(([name]) => !(name in overrides)))
}

function versionsOf(
  versions: Readonly<Record<string, readonly { version: string }[]>>,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(versions).map(([name, all]) => [name, all.map(({ version }) => version)]),
  )
}
