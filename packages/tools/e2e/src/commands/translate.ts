import type { Page } from '@playwright/test'

/** How a browser changes a text: by an element in its place, which most of them do, or around it. */
export type Translator = 'replaces' | 'wraps'

/**
 * Translates a page as a browser does, and goes on with every text that appears. The words stay as they are, so that the
 * page can be compared with one that is not translated.
 */
export async function translate(page: Page, translator: Translator = 'replaces'): Promise<void> {
  await page.evaluate((how) => {
    const WRAPPER: string = 'font'
    const KEPT = 'script, style, textarea, noscript, svg, font, [translate="no"]'
    const changes = new MutationObserver(() => translateAll())
    const watched = { childList: true, characterData: true, subtree: true }

    function translateAll(): void {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)

      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(KEPT)) continue
        const outer = document.createElement(WRAPPER)
        const inner = outer.appendChild(document.createElement(WRAPPER))
        text.replaceWith(outer)
        inner.append(how === 'wraps' ? text : text.data)
      }
      changes.takeRecords()
    }

    translateAll()
    changes.observe(document.body, watched)
  }, translator)
}

/** All text of the page that is on the screen or below it, line by line, with what is in its dialogs. */
export async function shownText(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => document.body.innerText)
  return text.split('\n').filter((line) => line.trim() !== '')
}
