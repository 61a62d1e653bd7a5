import type { IncomingMessage } from 'node:http'
import { chooseLocale, LOCALE_COOKIE, splitLocale } from '@domizil/domain'
import { type LocalRemotes, type Overrides, resolve } from '@domizil/federation'
import { readCookies } from '../cookies.ts'
import type { GatewayConfig } from '../gateway-config.ts'
import type { RegistryFiles } from '../registry-files.ts'
import { trialIds } from '../trial-ids.ts'
import { readVisitor } from '../visitor.ts'
import { hasSeveralMaps } from './has-several-maps.ts'
import { withoutApps } from './local-remotes.ts'
import { acceptedBy } from './serve-plain.ts'

export type Visit = ReturnType<ReturnType<typeof createVisits>>

/** Reads the address, language and versions of a request for a page. */
export function createVisits(config: GatewayConfig, files: RegistryFiles) {
  const isSecure = new URL(config.publicUrl).protocol === 'https:'

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
      trials: channel ? trialIds(config.channel, channel, resolved) : {},
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
