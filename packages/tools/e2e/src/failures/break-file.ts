import type { Page, Route } from '@playwright/test'

/** What happens to a file: it is refused, never answered, or comes with something added. */
export type Fault = 'refused' | 'hanging' | 'tampered'
/** How long: for the first request, until the page has been reloaded, or for good. */
export type Duration = 'once' | 'until reload' | 'always'

/** Set by a file that was tampered with, if the browser runs it. */
export const TAMPERED_MARK = 'tamperedCodeRan'

/** Breaks one file of the site for this page. Answers how often it was asked for while broken. */
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

/** How many times the page itself has been loaded so far. */
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
