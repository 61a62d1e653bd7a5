import type { Page } from '@playwright/test'

/** What is seen of an element: its words or picture, and its place. */
export interface Shown {
  readonly what: string
  readonly place: string
}

/** The texts and pictures of a page that are on the first screen, in their order: what is below is laid out when it comes near. */
export function readShown(page: Page): Promise<Shown[]> {
  return page.evaluate(() => {
    const limit = innerHeight
    const shown: { what: string; place: string }[] = []
    const placeOf = ({ left, top, width, height }: DOMRect) =>
      [left, top + scrollY, width, height].map((one) => Math.round(one)).join(' ')
    const isSeen = (element: Element, { width, height, top }: DOMRect) =>
      width > 1 && height > 1 && top < limit && element.checkVisibility({ visibilityProperty: true })

    const walker = document.createTreeWalker(document.querySelector('#root') ?? document.body, 5)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      // Who visits is known in the browser alone, and changes the header.
      if (!element || element.closest('noscript, header')) continue
      if (node instanceof HTMLImageElement) {
        const rect = node.getBoundingClientRect()
        if (isSeen(node, rect))
          shown.push({ what: node.currentSrc.replace(/^.*?\/api/, '/api'), place: placeOf(rect) })
      } else if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        const rect = range.getBoundingClientRect()
        const { fontFamily, fontSize, fontWeight } = getComputedStyle(element)
        const font = `${fontFamily.split(',', 1)[0]} ${fontSize} ${fontWeight}`
        if (isSeen(element, rect))
          shown.push({ what: `${node.textContent.trim()} (${font})`, place: placeOf(rect) })
      }
    }
    return shown
  })
}

/** What the first view showed that the page shows no longer, or elsewhere. */
export function differences(before: readonly Shown[], after: readonly Shown[]): string[] {
  return before.flatMap(({ what, place }) => {
    const same = after.filter((one) => one.what === what)
    if (same.some((one) => one.place === place)) return []
    const [moved] = same
    return [moved ? `${what} has moved from ${place} to ${moved.place}` : `${what} at ${place} is gone`]
  })
}
