import { readConnection } from '../lib/connection.ts'

/** The latest start of everything after the page is parsed, in milliseconds: font or picture may hang. */
const LATEST_MS = 800

/** Files at a time beside the first picture: without them the line would rest while the page is laid out. */
const BESIDE_PICTURE = 3

/** In Mbit/s: on a faster line the way there and back takes longer than the files, which are then all fetched at once. */
const FAST = 5

type File = readonly [url: string, integrity: string]

/**
 * Preloads the code of a drawn page in the order of its use, as all that is asked for shares a slow line. Until the first
 * picture is there, which the visitor waits for, three files come at a time, and none before the font. Then come those of
 * the shell, and when the last of them is on its way those of the page's app: the shell starts meanwhile. A line that is known
 * to be fast gets all of them together: for an app's page at once, as what is requested now arrives behind font and picture;
 * for the shell's own pages after the font, as the picture of home would come 5 % later.
 */
export function preloadLateCode(): void {
  const font = document.querySelector('link[rel="preload"][as="font"]')
  const isFontThere = new Promise((resolve) => {
    font?.addEventListener('load', resolve)
    font?.addEventListener('error', resolve)
    if (!font) resolve(undefined)
  })

  document.addEventListener('readystatechange', () => start(isFontThere), { once: true })
}

function start(isFontThere: Promise<unknown>): void {
  const text = document.getElementById('late-code')?.textContent
  if (!text) return
  const isFast = (readConnection().downlink ?? 0) >= FAST
  const files = withHashes(JSON.parse(text) as string[])
  const { beginSome, beginAll, hasApp } = inOrder(files, isFast)
  if (isFast && hasApp) return beginAll()

  setTimeout(beginAll, LATEST_MS)
  // Of a picture that is drawn for several widths, one has something to load.
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')]
  const picture = pictures.find(({ complete }) => !complete)
  if (!picture) return void isFontThere.then(beginAll)
  picture.addEventListener('load', beginAll)
  picture.addEventListener('error', beginAll)
  void isFontThere.then(beginSome)
}

/** What is preloaded without a hash would run without a check: those that the import map does not name are left out. */
function withHashes(urls: readonly string[]): File[] {
  const map = document.querySelector('script[type=importmap]')?.textContent || '{}'
  const { integrity = {} } = JSON.parse(map) as { integrity?: Record<string, string> }
  return urls.flatMap((url) => (integrity[url] ? [[url, integrity[url]] as const] : []))
}

/** Preloads a few files at a time once `beginSome` is called, and after `beginAll` as many as are of use. */
function inOrder(files: readonly File[], isFast: boolean) {
  const shell = files.filter(([url]) => appOf(url) === appOf(files[0]?.[0]))
  const others = files.filter((file) => !shell.includes(file))
  let coming = 0
  let isEarly = !isFast

  function next(): void {
    const most = isEarly ? BESIDE_PICTURE : Number.POSITIVE_INFINITY
    while (shell.length > 0 && coming < most) begin(shell)
    if (shell.length === 0 && (isFast || coming <= 1)) while (others.length > 0) begin(others)
  }

  function begin(waiting: File[]): void {
    coming += 1
    preload(waiting.shift() as File, () => {
      coming -= 1
      next()
    })
  }

  return {
    hasApp: others.length > 0,
    beginSome: next,
    beginAll(): void {
      isEarly = false
      next()
    },
  }
}

/** The name in `/remotes/<name>/<version>/<file>`; files of one app may come from folders of several versions. */
function appOf(url = ''): string | undefined {
  return url.split('/')[2]
}

function preload([url, integrity]: File, then: () => void): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href: url, integrity, crossOrigin: 'anonymous' })
  link.addEventListener('load', then)
  link.addEventListener('error', then)
  document.head.append(link)
}
