import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Registry } from '@domizil/federation'
import { damagedFilesOf, type RegistryFiles } from './registry-files.ts'
import type { GatewayConfig } from './gateway-config.ts'
import { createVisits } from './page/visit.ts'
import { sendError, sendCacheable } from './send.ts'
import { createSitemaps, isSitemap } from './sitemap/sitemaps.ts'

const TEN_MINUTES = 'public, max-age=600'

/** Who publishes and changes versions, and why, is nothing for visitors. */
function forVisitors({ history: _, ...registry }: Registry): Registry {
  const versions = Object.entries(registry.versions).map(
    ([name, all]) => [name, all.map(({ published: _published, ...one }) => one)] as const,
  )
  return { ...registry, versions: Object.fromEntries(versions) }
}

export type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Answers each request with a text as it is then. */
function served(type: string, caching: string, bodyOf: () => string): Serve {
  return (request, response) => {
    const headers = { 'Cache-Control': caching }
    return sendCacheable(request, response, { status: 200, type, body: bodyOf(), headers })
  }
}

/** The machine-readable texts: registry, its damage, the versions that a visitor gets, robots.txt and sitemaps. */
export function createTexts(config: GatewayConfig, files: RegistryFiles) {
  const { sitemapAt } = createSitemaps(config, files)
  const visitOf = createVisits(config, files)

  const serveRegistry = served('application/json', 'no-cache', () =>
    JSON.stringify(forVisitors(files.registry())),
  )
  const serveDamage = served('application/json', 'no-cache', () =>
    JSON.stringify(damagedFilesOf(files, Object.keys(files.registry().channels))),
  )
  const serveRobots = served('text/plain; charset=utf-8', TEN_MINUTES, () => robotsText(config))

  /** What a page would be made of now: an open one asks whether there is another version. */
  const serveVersions: Serve = (request, response) => {
    const { resolution, toSet } = visitOf(request)
    const releases = Object.values(resolution.apps).map(({ release }) => release)
    return sendCacheable(request, response, {
      status: 200,
      type: 'application/json',
      body: JSON.stringify(Object.fromEntries(releases.map(({ name, version }) => [name, version]))),
      headers: {
        'Cache-Control': 'private, no-cache',
        // The next page belongs to the same canaries.
        ...(toSet.length > 0 && { 'Set-Cookie': toSet as unknown as string }),
      },
    })
  }

  const serveSitemap: Serve = async (request, response) => {
    const sitemap = await sitemapAt(new URL(`http://gateway${request.url}`).pathname)
    if (sitemap === 'missing') return sendError(response, 404, 'FILE_NOT_FOUND', 'There is no such file.')
    if (sitemap === 'unavailable') {
      response.setHeader('Retry-After', '600')
      return sendError(
        response,
        503,
        'SITEMAP_UNAVAILABLE',
        'The list of flats cannot be read at the moment.',
      )
    }

    await served('application/xml; charset=utf-8', TEN_MINUTES, () => sitemap.xml)(request, response)
  }

  /** The handler of an address, if it is one of these. */
  return function serverOf(pathname: string): Serve | undefined {
    if (pathname === '/remotes/registry.json') return serveRegistry
    if (pathname === '/remotes/damaged.json') return serveDamage
    if (pathname === '/remotes/served.json') return serveVersions
    if (pathname === '/robots.txt') return serveRobots
    return isSitemap(pathname) ? serveSitemap : undefined
  }
}

/** The content of robots.txt. The API stays allowed: without it a page renders empty for a crawler. */
function robotsText({ publicUrl, isIndexed }: GatewayConfig): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n'

  return `User-agent: *\nDisallow: /auth/\nDisallow: /api/docs/\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}
