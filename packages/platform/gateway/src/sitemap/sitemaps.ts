import { type CallOutput, listPublishedFlats } from '@domizil/api'
import { LOCALES, type Locale, localePath } from '@domizil/domain'
import { resolve } from '@domizil/federation'
import { flatPath } from '@domizil/links'
import { askApi } from '../public-answers.ts'
import type { GatewayConfig } from '../gateway-config.ts'
import { escapeHtml } from '../page/escape.ts'
import type { RegistryFiles } from '../registry-files.ts'

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

/** A page's path without language, and when it last changed. */
interface SitemapEntry {
  readonly path: string
  /** ISO 8601 */
  readonly changedAt: string
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'

/** A sitemap with each address in each language, the others as its alternates. */
function sitemapXml(publicUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap((entry) => LOCALES.map((locale) => urlElement(publicUrl, entry, locale)))
  return `${XML}\n<urlset xmlns="${SITEMAPS}" xmlns:xhtml="${XHTML}">\n${urls.join('\n')}\n</urlset>\n`
}

/** The index of several sitemaps. */
function sitemapIndexXml(publicUrl: string, files: readonly string[]): string {
  const sitemaps = files.map((file) => `<sitemap><loc>${escapeHtml(`${publicUrl}/${file}`)}</loc></sitemap>`)
  return `${XML}\n<sitemapindex xmlns="${SITEMAPS}">\n${sitemaps.join('\n')}\n</sitemapindex>\n`
}

function urlElement(publicUrl: string, { path, changedAt }: SitemapEntry, locale: Locale): string {
  const address = (language: Locale) => escapeHtml(publicUrl + localePath(language, path))
  const link = (hreflang: string, language: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(language)}"/>`
  const alternates = [...LOCALES.map((language) => link(language, language)), link('x-default', 'en')]

  return `<url><loc>${address(locale)}</loc><lastmod>${changedAt}</lastmod>${alternates.join('')}</url>`
}
