import type { APIResponse, Page } from '@playwright/test'

/** A page's answer, changed before the browser reads it. What is left out stays as it was sent. */
interface Rewritten {
  readonly body: string
  readonly headers?: Record<string, string>
}

/** Changes every document of the page itself, not those of its frames. */
export async function rewriteDocument(
  page: Page,
  change: (html: string, response: APIResponse) => Rewritten,
): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document' || request.frame() !== page.mainFrame()) return route.fallback()

    const response = await route.fetch()
    return route.fulfill({ response, ...change(await response.text(), response) })
  })
}
