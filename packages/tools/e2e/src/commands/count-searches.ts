import type { Page } from '@playwright/test'

/** Counts the search requests from now on. */
export function countSearches(page: Page): { readonly count: number } {
  const searches = { count: 0 }
  page.on('request', (request) => {
    if (request.url().includes('/flat/search/filter')) searches.count += 1
  })
  return searches
}
