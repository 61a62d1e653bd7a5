import type { IncomingMessage } from 'node:http'
import { chooseLocale, LOCALE_COOKIE, splitLocale } from '@domizil/domain'
import {
  type Channel,
  type LocalRemotes,
  type Overrides,
  type Resolution,
  resolve,
} from '@domizil/federation'
import { readCookies } from '../cookies.ts'
import type { GatewayConfig } from '../gateway-config.ts'
import { addressOf } from '../proxy/forwarded-headers.ts'
import type { RegistryFiles } from '../registry-files.ts'
import { trialIds } from '../trial-ids.ts'
import { createVisitTokens } from '../visit-tokens.ts'
import { readVisitor } from '../visitor.ts'
import { hasSeveralMaps } from './has-several-maps.ts'
import { withoutApps } from './local-remotes.ts'
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

  /** The trials that the visit counts for, each with the token that its reports have to bring. */
  function trialsFor(channel: Channel, resolution: Resolution, address: string): Record<string, VisitTrial> {
    const trials = Object.entries(trialIds(config.channel, channel, resolution)).map(([remote, id]) => {
      const version = resolution.apps[remote]?.release.version ?? ''
      return [remote, { id, visit: tokens.tokenOf({ remote, version, address }) }] as const
    })
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
