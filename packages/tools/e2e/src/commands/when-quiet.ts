import { expect, type Page } from '@playwright/test'

const QUIET_MS = 600

/**
 * Waits until the page has sent no request for a while, at any time: Playwright's `networkidle` resolves once the
 * document has been idle for the first time.
 */
export async function whenQuiet(page: Page): Promise<void> {
  let lastAsked = performance.now()
  const remember = () => {
    lastAsked = performance.now()
  }
  page.on('request', remember)

  await expect.poll(() => performance.now() - lastAsked, { intervals: [100] }).toBeGreaterThan(QUIET_MS)
  page.off('request', remember)
}
