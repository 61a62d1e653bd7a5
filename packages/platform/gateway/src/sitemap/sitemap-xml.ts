import { LOCALES, type Locale, localePath } from '@domizil/domain'
import { escapeHtml } from '../page/escape.ts'

/** A page's path without language, and when it last changed. */
export interface SitemapEntry {
  readonly path: string
  /** ISO 8601 */
  readonly changedAt: string
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'

/** A sitemap with each address in each language, the others as its alternates. */
export function sitemapXml(publicUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap((entry) => LOCALES.map((locale) => urlElement(publicUrl, entry, locale)))
  return `${XML}\n<urlset xmlns="${SITEMAPS}" xmlns:xhtml="${XHTML}">\n${urls.join('\n')}\n</urlset>\n`
}

/** The index of several sitemaps. */
export function sitemapIndexXml(publicUrl: string, files: readonly string[]): string {
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
