import { type Locale, localePath } from '@domizil/domain'
import {
  fileUrl,
  HOST,
  type LocalRemotes,
  type Preload,
  problemSentence,
  type Release,
  type RemoteFacts,
  remoteFacts,
  type Resolution,
  unchangedAmong,
  type UnchangedFiles,
} from '@domizil/federation'
import { searchPath } from '@domizil/links'
import { escapeHtml, scriptJson } from './escape.ts'
import { DRAWN_WIDTH, type FirstView } from './first-view/first-views.ts'
import { type Head, headTags, titleTag } from './head/head-html.ts'
import type { PageFiles } from './page-files.ts'
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

interface PageFacts extends ShellFacts {
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
export function shellFacts(facts: ShellFacts) {
  const { host, resolution, locale, mapped, later, local, trials, unchangedOf } = facts
  const hasLocal = Object.keys(local).length > 0
  const { failedTitle, failed, reload, home } = TEXTS[locale]
  return {
    locale,
    config: facts.publicConfig,
    shell: {
      name: host.name,
      version: host.version,
      ...(later.size > 0 && {
        hash: resolution.apps[HOST]?.hash,
        unchanged: unchangedAmong(host, unchangedOf(host), later),
      }),
    },
    parts: {
      channel: facts.channel,
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
    versions: facts.versions,
    ...(facts.isDemoLoading && { isDemoLoading: true }),
    bootTexts: { title: failedTitle, text: failed, reload, home },
  }
}

/** The parts of a page that depend on whether it was drawn. */
interface PageParts {
  /** In the head, before all that is long. */
  readonly early: string
  /** In the head, after the guard script: it handles a style sheet that does not come. */
  readonly styles: string
  /** In the head, after the import map. */
  readonly code: string
  /** The element of the shell, with a notice for browsers without scripts. */
  readonly root: string
  /** At the end of the body. */
  readonly late: string
}

/** What a drawn page is made of, beside its first view. */
interface DrawnPage {
  /** Whether there is nothing at the address, or not for everybody; said where scripts do not run. */
  readonly isMissing: boolean
  readonly preloads: readonly Preload[]
  readonly fonts: readonly Preload[]
  readonly publicUrl: string
  readonly locale: Locale
}

/** What a page is made of that no half draws. */
interface UndrawnPage extends Pick<DrawnPage, 'isMissing' | 'preloads' | 'publicUrl' | 'locale'> {
  readonly title: string
  readonly productName: string
  readonly nonce: string
}

/** A page without the shell's frame: its title and the way on are there. The style goes with them when the shell renders. */
function undrawnPage(page: UndrawnPage): PageParts {
  const { isMissing, preloads, publicUrl, locale } = page
  const styles = preloads.filter(({ kind }) => kind === 'style')
  return {
    early: '',
    styles: lines(styles.map((style) => `<noscript>${styleTag(style, publicUrl)}</noscript>`)),
    code: lines(preloads.map(preloadTag)),
    root: `<noscript>${isMissing ? missing(locale) : paragraph(TEXTS[locale].noScript)}</noscript>\n<div id="root" data-frame>${plainFrame(page)}</div>`,
    late: '',
  }
}

function plainFrame({ title, productName, nonce, locale }: UndrawnPage): string {
  const links = [
    linkTo(localePath(locale, '/'), productName),
    linkTo(localePath(locale, searchPath()), TEXTS[locale].allFlats),
  ]
  return `<style nonce="${nonce}">
.frame { font: 16px/1.6 system-ui, sans-serif; color: #241c1e }
.frame nav { display: flex; gap: 2rem; padding: 1.25rem 1rem; border-bottom: 1px solid #e8e2de }
.frame h1 { font-size: 1.75rem; padding: 0 1rem }
.frame a { color: #8b1e2d; font-weight: 600; text-decoration: none }
</style><div class="frame"><nav>${links.join('')}</nav><h1>${escapeHtml(title)}</h1></div>`
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

function missing(locale: Locale): string {
  const { notFoundTitle, allFlats } = TEXTS[locale]
  const flats = linkTo(localePath(locale, searchPath()), allFlats)
  return `<h1>${escapeHtml(notFoundTitle)}</h1><p>${flats}</p>`
}

function linkTo(path: string, text: string): string {
  return `<a href="${escapeHtml(path)}">${escapeHtml(text)}</a>`
}

/**
 * The shell's libraries and its bootstrap: as large as all other scripts of a page together. They stand in its markup, as
 * the script that preloads the others first runs when the page is laid out, and a slow line would rest until then.
 */
const NAMED_SCRIPTS = 2

/** Style sheets first, then the first picture, then what is read, and the code at last; before a frame's content, the code. */
function drawnPage(
  { html, pictures, answers, isFrame }: FirstView,
  { isMissing, preloads, fonts, publicUrl, locale }: DrawnPage,
): PageParts {
  const styles = preloads.filter(({ kind }) => kind === 'style')
  const scripts = preloads.filter(({ kind }) => kind === 'script')
  const notice = isMissing ? missing(locale) : paragraph(TEXTS[locale][isFrame ? 'noScript' : 'noScriptHere'])
  const state = isFrame ? 'data-frame' : `data-drawn="${DRAWN_WIDTH}"`
  // The first one is the host's entry, which has its element in the head.
  const later = scripts.slice(1)

  return {
    early: lines([...fonts.map(fontTag), ...pictures]),
    styles: lines(styles.map((style) => styleTag(style, publicUrl))),
    code: isFrame ? lines(scripts.map(preloadTag)) : '',
    root: `<noscript>${notice}</noscript>\n<div id="root" ${state}>${html}</div>`,
    late: isFrame
      ? ''
      : `<script type="application/json" id="first-answers">${answers}</script>
<script type="application/json" id="late-code">${scriptJson(later.map(({ url }) => url))}</script>
${lines(later.slice(0, NAMED_SCRIPTS).map(preloadTag))}`,
  }
}

function lines(tags: readonly string[]): string {
  return tags.map((tag) => `${tag}\n`).join('')
}

/** Absolute: the bundler's runtime recognises a style sheet by its whole address, and would load it again. */
function styleTag({ url, integrity }: Preload, publicUrl: string): string {
  return `<link rel="stylesheet" href="${escapeHtml(publicUrl + url)}" integrity="${integrity}" crossorigin>`
}

/** Without the integrity, which browsers do not support for fonts. */
function fontTag({ url }: Preload): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`
}

/** A style sheet of the start is applied by its chunk; all other files are only preloaded. */
function preloadTag(preload: Preload): string {
  return preload.kind === 'style'
    ? `<link rel="preload" as="style" ${attributesOf(preload)}>`
    : `<link rel="modulepreload" ${attributesOf(preload)}>`
}

function attributesOf({ url, integrity }: Preload): string {
  return `href="${escapeHtml(url)}" integrity="${integrity}" crossorigin`
}

/** The polling interval of a page in development. */
const EVERY_MS = 700

/** For development: reloads the page when the registry has changed. An unchanged registry is answered with 304. */
const RELOAD_SCRIPT = `{
  let mark
  const look = async () => {
    try {
      const { headers } = await fetch('/remotes/registry.json', { method: 'HEAD', cache: 'no-store' })
      const now = headers.get('etag')
      if (mark && now && now !== mark) return location.reload()
      mark ??= now
    } catch {}
    setTimeout(look, document.hidden ? ${EVERY_MS * 4} : ${EVERY_MS})
  }
  look()
}`
