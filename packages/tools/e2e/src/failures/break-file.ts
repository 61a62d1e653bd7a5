import type { Page, Route } from '@playwright/test'

/** The fault of a file: the request fails, hangs, or gets a modified content. */
export type Fault = 'refused' | 'hanging' | 'tampered'
/** For the first request, until the page is reloaded, or for all requests. */
export type Duration = 'once' | 'until reload' | 'always'

/** Set by a modified file if the browser runs it. */
export const TAMPERED_MARK = 'tamperedCodeRan'

/** Breaks one file of the site for this page. Returns a counter of the affected requests. */
export async function breakFile(
  page: Page,
  url: string,
  fault: Fault,
  duration: Duration,
): Promise<() => number> {
  const documents = countDocuments(page)
  let broken = 0

  await page.route(`**${url}`, async (route) => {
    const isOver = (duration === 'once' && broken > 0) || (duration === 'until reload' && documents() > 1)
    if (isOver) return route.continue()
    broken += 1
    return FAULTS[fault](route)
  })

  return () => broken
}

/** Counts the page's document requests. */
export function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  return () => documents
}

const FAULTS: Record<Fault, (route: Route) => Promise<void>> = {
  refused: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'not here' }),
  hanging: () => new Promise(() => undefined),
  tampered: async (route) => {
    const response = await route.fetch()
    const addition = route.request().url().endsWith('.css')
      ? '* { display: none }'
      : `window.${TAMPERED_MARK} = true;`
    await route.fulfill({ response, body: `${addition}\n${await response.text()}` })
  },
}
