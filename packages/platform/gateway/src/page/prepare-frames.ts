import type { IncomingMessage } from 'node:http'
import { LOCALES } from '@domizil/domain'
import { HOST, type Registry, routesOf } from '@domizil/federation'
import type { FirstViews } from './first-view/first-views.ts'
import { shellFacts } from './page-html.ts'
import type { ShellOf } from './shell-of.ts'
import type { Visit } from './visit.ts'

interface Preparing {
  readonly visitOf: (request: IncomingMessage) => Visit
  readonly shellOf: ShellOf
  readonly firstViews: FirstViews
}

/**
 * Makes the frames of the open pages for visitors without canary and overrides, one after the other, as soon as a registry is seen
 * first.
 */
export function createFramePreparation({ visitOf, shellOf, firstViews }: Preparing) {
  let prepared: Registry | undefined

  async function prepareAll(): Promise<void> {
    const visit = visitOf({ url: '/', headers: {} } as IncomingMessage)
    const host = visit.resolution.apps[HOST]?.release
    if (!host) return
    const open = routesOf(visit.resolution).filter(({ access }) => access === 'open')
    const shells = LOCALES.map((locale) => ({
      ...shellOf(host, visit),
      locale,
      mapped: [],
      later: new Set<string>(),
    }))
    const pages = shells.flatMap((shell) =>
      open.map((route) => ({ ...shell, route, facts: shellFacts(shell) })),
    )
    for (const page of pages) await firstViews.prepareFrame({ ...page, path: page.route.path, search: '' })
  }

  return (registry: Registry): void => {
    if (registry === prepared) return
    prepared = registry
    prepareAll().catch(() => undefined) // a page that needs its frame says why there is none
  }
}
