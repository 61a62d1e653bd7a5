import type { Page } from '@playwright/test'

/** Counts how often the backend is asked for flats from now on. */
export function countSearches(page: Page): { readonly count: number } {
  const searches = { count: 0 }
  page.on('request', (request) => {
    if (request.url().includes('/flat/search/filter')) searches.count += 1
  })
  return searches
}
