import { expect, type Page } from '@playwright/test'

/** Waits until a page has its handlers: that of the shell alone, or that of the remote in it. */
export async function whenReady(page: Page, area: 'shell' | 'remote'): Promise<void> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, `${area} ready`)
}

/** Waits for the search with its flats: the drawn list is there before its code. */
export async function whenSearchRuns(page: Page): Promise<void> {
  await whenReady(page, 'remote')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
}
