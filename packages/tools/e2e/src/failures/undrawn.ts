import type { Page } from '@playwright/test'

/** The page without its first view: the browser renders it alone. */
export function undrawn(html: string): string {
  return html
    .replace(
      /<div id="root" data-drawn="\d+">[^]*?<\/div>\n<script type="application\/json" id="first-answers">[^]*?<\/script>/,
      '<div id="root"></div>',
    )
    .replace(/,"drawnOn":"[^"]*"/, '')
}

/** Has every page rendered by the browser alone, with the backend's answers of this browser. */
export async function leaveUndrawn(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document' || route.request().frame() !== page.mainFrame()) {
      return route.fallback()
    }
    const response = await route.fetch()
    return route.fulfill({ response, body: undrawn(await response.text()) })
  })
}
