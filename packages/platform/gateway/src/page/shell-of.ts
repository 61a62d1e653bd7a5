import type { Release } from '@domizil/federation'
import type { GatewayConfig } from '../gateway-config.ts'
import type { ShellFacts } from './page-html.ts'
import type { Visit } from './visit.ts'

/** The settings that every page of a visit passes to the shell, but the language and the apps in the import map. */
export type ShellOf = (
  host: Release,
  visit: Pick<Visit, 'resolution' | 'versions' | 'trials' | 'local'>,
) => Omit<ShellFacts, 'locale' | 'mapped' | 'later'>

export function createShellOf(config: GatewayConfig, unchangedOf: ShellFacts['unchangedOf']): ShellOf {
  const { publicConfig, channel } = config

  return (host, { resolution, versions, trials, local }) => {
    const isDemoLoading = config.demoState?.() === 'loading'
    return { host, resolution, publicConfig, versions, channel, trials, unchangedOf, local, isDemoLoading }
  }
}
