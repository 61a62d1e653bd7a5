import type { Locale } from '@domizil/domain'
import {
  fileUrl,
  HOST,
  type LocalRemotes,
  problemSentence,
  type Release,
  type RemoteFacts,
  remoteFacts,
  type Resolution,
  unchangedAmong,
  type UnchangedFiles,
} from '@domizil/federation'
import { scriptJson } from './escape.ts'
import { drawnPage, type PageParts, undrawnPage } from './first-view/page-parts.ts'
import type { FirstView } from './first-view/first-views.ts'
import { headTags, titleTag } from './head/head-html.ts'
import type { Head } from './head/page-head.ts'
import type { PageFiles } from './page-files.ts'
import { RELOAD_SCRIPT } from './reload-script.ts'
import { TEXTS } from './texts.ts'
import type { VisitTrial } from './visit.ts'

/** The facts for the shell that do not depend on the address. */
export interface ShellFacts {
  readonly host: Release
  readonly resolution: Resolution
  readonly locale: Locale
  /** The part of the configuration that the browser may see. */
  readonly publicConfig: unknown
  /** Listed in the environment banner where visitors may override versions; else null. */
  readonly versions: Readonly<Record<string, readonly string[]>> | null
  /** The apps whose scripts the import map names. */
  readonly mapped: readonly string[]
  /** Files of the host that it adds to the import map itself. */
  readonly later: ReadonlySet<string>
  /** The files of a release that an earlier one has published. */
  readonly unchangedOf: (release: Release) => UnchangedFiles
  /** Remotes that the visitor's own machine serves: the shell loads what they are from there. */
  readonly local: LocalRemotes
  readonly channel: string
  /** The running canaries that this visit counts for, by app. */
  readonly trials: Readonly<Record<string, VisitTrial>>
  /** Whether demo data is still being loaded. */
  readonly isDemoLoading: boolean
}

export interface PageFacts extends ShellFacts {
  /** Without the language prefix. */
  readonly path: string
  readonly files: PageFiles
  readonly nonce: string
  /** What the page says of itself. */
  readonly head: Head
  /** Whether there is nothing at the address. */
  readonly isMissing: boolean
  /** Whether an app answers the address, if only by saying that there is nothing. */
  readonly isAnswered: boolean
  /** The guard script, inlined as the host's build made it. */
  readonly bootScript: string
  readonly publicUrl: string
  readonly productName: string
  readonly reloadsOnChange: boolean
  /** The drawn first view; undefined for a page that the browser renders alone. */
  readonly firstView: FirstView | undefined
}

/**
 * The HTML of every page. What is painted first is named first; the import map comes before every script of a file and
 * covers it. Each preload carries the same hash, otherwise a file would be fetched twice or escape the integrity check.
 */
export function pageHtml(facts: PageFacts): string {
  const { host, locale, nonce, productName, firstView } = facts
  const { early, styles, code, root, late } = partsOfPage(facts)
  const drawnOn = firstView && !firstView.isFrame ? { drawnOn: firstView.day } : {}

  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
${titleTag(facts.head, productName)}
<meta name="viewport" content="width=device-width, initial-scale=1">
${early}<script type="application/json" id="page-facts">${scriptJson({ ...shellFacts(facts), ...drawnOn })}</script>
<script nonce="${nonce}">${facts.bootScript}</script>${facts.reloadsOnChange ? `\n<script nonce="${nonce}">${RELOAD_SCRIPT}</script>` : ''}
${styles}${headTags(facts.head, facts)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script type="importmap" nonce="${nonce}">${scriptJson(importMapOf(facts.files))}</script>
${code}<script type="module" nonce="${nonce}" src="${fileUrl(host, host.entry)}" integrity="${host.files[host.entry] ?? ''}" crossorigin></script>
</head>
<body>
${root}
${late}</body>
</html>
`
}

function partsOfPage({ firstView, isMissing, isAnswered, files, head, ...facts }: PageFacts): PageParts {
  const { locale, publicUrl, productName, nonce } = facts
  const page = { ...files, publicUrl, locale, isMissing }
  if (!firstView) return undrawnPage({ ...page, productName, nonce, title: head.title ?? productName })

  return drawnPage(firstView, { ...page, isMissing: isMissing && (isAnswered || firstView.isFrame) })
}

/** The addresses of unchanged files, and the hashes of all scripts at the addresses that they are fetched from. */
function importMapOf({ integrity, imports }: PageFiles) {
  return { ...(Object.keys(imports).length > 0 && { imports }), integrity }
}

/** A shell that is older than this gateway may not know the code of a problem. */
function withReasons({ refused, ...remote }: RemoteFacts, locale: Locale): RemoteFacts {
  const inWords = refused.map((one) => ({ ...one, reason: problemSentence(one.problem, locale) }))
  return { ...remote, refused: inWords }
}

/** The facts that the page passes to the shell. */
export function shellFacts({
  host,
  resolution,
  locale,
  publicConfig,
  versions,
  mapped,
  later,
  local,
  channel,
  trials,
  isDemoLoading,
  unchangedOf,
}: ShellFacts) {
  const hasLocal = Object.keys(local).length > 0
  const { failedTitle, failed, reload, home } = TEXTS[locale]
  return {
    locale,
    config: publicConfig,
    shell: {
      name: host.name,
      version: host.version,
      ...(later.size > 0 && {
        hash: resolution.apps[HOST]?.hash,
        unchanged: unchangedAmong(host, unchangedOf(host), later),
      }),
    },
    parts: {
      channel,
      // The host knows its own routes.
      remotes: remoteFacts(resolution, mapped, unchangedOf).map((one) => ({
        ...withReasons(one, locale),
        routes: resolution.apps[one.name]?.release.routes ?? [],
      })),
      failed: resolution.failed,
      // The shell compares what they need with what it provides, as the registry does for others.
      ...(Object.keys(trials).length > 0 && { trials }),
      ...(hasLocal && { local, provides: host.provides }),
    },
    versions,
    ...(isDemoLoading && { isDemoLoading }),
    bootTexts: { title: failedTitle, text: failed, reload, home },
  }
}
