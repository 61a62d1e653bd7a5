/** The latest start after the page is parsed, in milliseconds: a picture may hang. */
const LATEST_MS = 800

/**
 * Preloads the code of a drawn page once its first picture is there: on a slow line they would share it, and the picture
 * is what the visitor waits for.
 */
export function preloadLateCode(): void {
  document.addEventListener('readystatechange', start, { once: true })

  function start(): void {
    const text = document.getElementById('late-code')?.textContent
    if (!text) return
    const files = JSON.parse(text) as [url: string, integrity: string][]
    const run = once(() => document.head.append(...files.map(preloadOf)))

    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    if (!picture || picture.complete) return run()
    picture.addEventListener('load', run)
    picture.addEventListener('error', run)
    setTimeout(run, LATEST_MS)
  }
}

function preloadOf([url, integrity]: [url: string, integrity: string]): HTMLLinkElement {
  const link = document.createElement('link')
  return Object.assign(link, { rel: 'modulepreload', href: url, integrity, crossOrigin: 'anonymous' })
}

function once(run: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) run()
    isDone = true
  }
}
