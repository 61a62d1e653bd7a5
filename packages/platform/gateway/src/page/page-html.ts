import type { Locale } from '@domizil/domain'
import {
  fileUrl,
  integrityOf,
  type Preload,
  preloadsOf,
  type Release,
  remoteFacts,
  type Resolution,
  routesOf,
} from '@domizil/federation'
import { escapeHtml, scriptJson } from './escape.ts'
import { headTags, titleTag } from './head/head-html.ts'
import type { Head } from './head/page-head.ts'
import { RELOAD_SCRIPT } from './reload-script.ts'
import { TEXTS } from './texts.ts'

export interface PageFacts {
  readonly host: Release
  readonly resolution: Resolution
  readonly locale: Locale
  /** Without the language prefix. */
  readonly path: string
  readonly nonce: string
  /** What the page says of itself. */
  readonly head: Head
  /** The guard script, inlined as the host's build made it. */
  readonly bootScript: string
  readonly publicUrl: string
  readonly productName: string
  readonly reloadsOnChange: boolean
  /** The part of the configuration that the browser may see. */
  readonly publicConfig: unknown
  /** Listed in the environment banner where visitors may override versions; else null. */
  readonly versions: Readonly<Record<string, readonly string[]>> | null
}

/**
 * The HTML of every page. The import map comes first and covers every script; each preload carries the same
 * hash, otherwise a file would be fetched twice or escape the integrity check.
 */
export function pageHtml(facts: PageFacts): string {
  const { host, resolution, locale, path, nonce, productName } = facts
  const preloads = preloadsOf(resolution, path, locale)

  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
${titleTag(facts.head, productName)}
<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="importmap" nonce="${nonce}">${scriptJson({ integrity: integrityOf(resolution) })}</script>
${preloads.map(preloadTag).join('\n')}
${headTags(facts.head, facts)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script type="application/json" id="page-facts">${scriptJson(shellFacts(facts))}</script>
<script nonce="${nonce}">${facts.bootScript}</script>${facts.reloadsOnChange ? `\n<script nonce="${nonce}">${RELOAD_SCRIPT}</script>` : ''}
<script type="module" nonce="${nonce}" src="${fileUrl(host, host.entry)}" integrity="${host.files[host.entry] ?? ''}" crossorigin></script>
</head>
<body>
<noscript><p>${escapeHtml(TEXTS[locale].noScript)}</p></noscript>
<div id="root"></div>
</body>
</html>
`
}

function shellFacts({ host, resolution, locale, publicConfig, versions }: PageFacts) {
  const { failedTitle, failed, reload, home } = TEXTS[locale]
  return {
    locale,
    config: publicConfig,
    shell: { name: host.name, version: host.version },
    parts: { remotes: remoteFacts(resolution), routes: routesOf(resolution), failed: resolution.failed },
    versions,
    bootTexts: { title: failedTitle, text: failed, reload, home },
  }
}

/** A style sheet of the start is applied at once; all other files are only preloaded. */
function preloadTag({ url, integrity, kind }: Preload): string {
  const attributes = `href="${escapeHtml(url)}" integrity="${integrity}"`
  return kind === 'style'
    ? `<link rel="preload" as="style" ${attributes} crossorigin>`
    : `<link rel="modulepreload" ${attributes} crossorigin>`
}
