import type { Resolution } from '@domizil/federation'
import { createRenderer, createRendererProcess, type VersionSet } from '@domizil/renderer'
import type { GatewayConfig } from '../gateway-config.ts'
import { createPublicAnswers } from '../public-answers.ts'
import type { RegistryFiles } from '../registry-files.ts'
import type { ChangedPages } from './changed-pages.ts'
import { createDrawFailures } from './first-view/draw-failures.ts'
import { createFirstViews } from './first-view/first-views.ts'
import { createPageServer } from './serve-page.ts'
import { createUnchanged } from './unchanged.ts'

/** The pages of the site, with what they keep and draw. */
export function createPages(config: GatewayConfig, files: RegistryFiles) {
  const reportUndrawn = createDrawFailures(config)
  const create = config.drawsPages === 'process' ? createRendererProcess : createRenderer
  const renderer = create({
    onFailure: ({ set, part, path, reason }) =>
      reportUndrawn(part, reason, `${namesOf(set)}, ${path || 'any page'}: `),
  })
  const answersOf = createPublicAnswers(config.apiUrl)
  const firstViews = createFirstViews(config, files, { renderer, reportUndrawn, answersOf })

  const unchanged = createUnchanged(files)
  const server = createPageServer(config, files, {
    firstViews,
    answersOf,
    unchangedOf: unchanged.unchangedOf,
  })

  return {
    ...server,
    /** Loads the server halves of the public pages, makes their frames, and compares releases with earlier ones, in advance. */
    prepare(resolution: Resolution): void {
      firstViews.prepare(resolution)
      server.prepare()
      unchanged.prepare(Object.values(resolution.apps).map(({ release }) => release))
    },
    /** Drops what a change concerns. */
    forget(changed: ChangedPages): void {
      if (changed === 'none') return
      const flat = changed === 'all' ? undefined : changed.flat
      answersOf.clear(flat)
      firstViews.clear(flat)
    },
    close: () => renderer.close(),
  }
}

function namesOf({ shell, remote }: VersionSet): string {
  return [shell, remote].flatMap((half) => (half ? `${half.name} ${half.version}` : [])).join(' with ')
}
