import { type CallOutput, listPublishedFlats } from '@domizil/api'
import { resolve } from '@domizil/federation'
import { flatPath } from '@domizil/links'
import { askApi } from '../ask-api.ts'
import type { GatewayConfig } from '../gateway-config.ts'
import type { RegistryFiles } from '../registry-files.ts'
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

type Published = CallOutput<typeof listPublishedFlats>

/** Crawlers are patient. */
const DEADLINE_MS = 10_000
const NAME = /^\/sitemap(?:-(pages)|-flats-([1-9]\d{0,4}))?\.xml$/

/** A sitemap, `missing` for an unknown name, or `unavailable` if it could not be made. */
export type Sitemap = { readonly xml: string } | 'missing' | 'unavailable'

export function isSitemap(pathname: string): boolean {
  return NAME.test(pathname)
}

/** The public pages and the listed flats: one file, or an index and several files above a sitemap's limit. */
export function createSitemaps(config: GatewayConfig, files: RegistryFiles) {
  const { publicUrl } = config

  async function sitemapAt(pathname: string): Promise<Sitemap> {
    const [, pages, number] = NAME.exec(pathname) ?? []
    if (pages) return { xml: sitemapXml(publicUrl, publicPages()) }

    const published = await publishedFlats(number ? Number(number) - 1 : 0)
    if (!published) return 'unavailable'
    if (number)
      return published.items.length > 0 ? { xml: sitemapXml(publicUrl, flatsOf(published)) } : 'missing'
    const count = Math.ceil(published.total / published.pageSize)
    if (count > 1) return { xml: sitemapIndexXml(publicUrl, ['sitemap-pages.xml', ...flatFiles(count)]) }

    return { xml: sitemapXml(publicUrl, [...publicPages(), ...flatsOf(published)]) }
  }

  function publicPages(): SitemapEntry[] {
    // Outside of every canary: the versions that most visitors see.
    const { apps } = resolve(files.registry(), { channel: config.channel }, files.releaseOf)

    return Object.values(apps).flatMap(({ release }) =>
      release.routes
        .filter(({ access, page }) => access === 'open' && release.heads?.[page])
        .map(({ path }) => ({ path, changedAt: release.builtAt })),
    )
  }

  async function publishedFlats(page: number): Promise<Published | undefined> {
    const path = `/api${listPublishedFlats.path}?page=${page}`
    const answer = await askApi(config.apiUrl, { path, locale: 'en', deadlineMs: DEADLINE_MS })
    return answer?.status === 200 ? (answer.body as Published) : undefined
  }

  return { sitemapAt }
}

function flatsOf({ items }: Published): SitemapEntry[] {
  return items.map(({ id, changedAt }) => ({ path: flatPath(id), changedAt }))
}

function flatFiles(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `sitemap-flats-${index + 1}.xml`)
}
