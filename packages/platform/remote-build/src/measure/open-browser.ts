import type { Browser, LaunchOptions } from 'playwright-core'

/** Where a browser may be, the likeliest first: Playwright's own, an installed Chrome or Edge, a Chromium of the system. */
const PLACES: readonly LaunchOptions[] = [
  {},
  { channel: 'chrome' },
  { channel: 'msedge' },
  { executablePath: '/usr/bin/chromium' },
  { executablePath: '/usr/bin/chromium-browser' },
  { executablePath: '/snap/bin/chromium' },
]

/**
 * Opens a browser that is on this machine, or the one that `CHROME_PATH` names.
 * @throws {Error} that says in one sentence what is missing.
 */
export async function openBrowser(named = process.env['CHROME_PATH']): Promise<Browser> {
  const { chromium } = await import('playwright-core').catch((cause: unknown) => {
    throw new Error('Measuring needs playwright-core: `npm install --save-dev playwright-core@1.65.1`.', {
      cause,
    })
  })
  if (named) {
    return chromium.launch({ executablePath: named }).catch((cause: unknown) => {
      throw new Error(`CHROME_PATH names ${named}, which does not start as a browser.`, { cause })
    })
  }
  for (const place of PLACES) {
    const browser = await chromium.launch(place).catch(() => undefined)
    if (browser) return browser
  }
  throw new Error(
    'Measuring needs a browser: install Chrome or Edge, run `npx playwright-core install chromium`, or name one in CHROME_PATH.',
  )
}
