import { readConnection } from '../lib/connection.ts'

/** In Mbit/s: on a faster line the way there and back takes longer than the files, which are then all fetched at once. */
const FAST = 5

type File = readonly [url: string, integrity: string]

/**
 * Preloads the code of a drawn page as soon as it is parsed, in the order of its use, as all that is requested shares a slow
 * line: the shell's files, and when the last of them is on its way those of the page's app, as the shell starts meanwhile. A
 * line that is known to be fast gets all of them together. The largest are named in the page already.
 */
export function preloadLateCode(): void {
  document.addEventListener('readystatechange', start, { once: true })
}

function start(): void {
  const text = document.getElementById('late-code')?.textContent
  if (!text) return
  const files = withHashes(JSON.parse(text) as string[])
  const shell = files.filter(([url]) => appOf(url) === appOf(files[0]?.[0]))
  const app = files.filter((file) => !shell.includes(file))
  const isFast = (readConnection().downlink ?? 0) >= FAST
  let coming = shell.length

  function preloadApp(): void {
    if (isFast || coming <= 1) for (const file of app.splice(0)) preload(file)
  }

  function arrived(): void {
    coming -= 1
    preloadApp()
  }

  for (const file of shell) preload(file, arrived)
  preloadApp()
}

/** What is preloaded without a hash would run without a check: those that the import map does not name are left out. */
function withHashes(urls: readonly string[]): File[] {
  const map = document.querySelector('script[type=importmap]')?.textContent || '{}'
  const { integrity = {} } = JSON.parse(map) as { integrity?: Record<string, string> }
  return urls.flatMap((url) => (integrity[url] ? [[url, integrity[url]] as const] : []))
}

/** The name in `/remotes/<name>/<version>/<file>`; files of one app may come from folders of several versions. */
function appOf(url = ''): string | undefined {
  return url.split('/')[2]
}

function preload([url, integrity]: File, then?: () => void): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href: url, integrity, crossOrigin: 'anonymous' })
  if (then) for (const end of ['load', 'error']) link.addEventListener(end, then)
  document.head.append(link)
}
