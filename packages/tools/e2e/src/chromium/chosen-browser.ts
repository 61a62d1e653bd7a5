import type { Browser } from './browser.ts'
import { findBrowser } from './find-browser.ts'

const VARIABLE = 'DOMIZIL_E2E_BROWSER'

/**
 * The browser of this run. It is searched once; worker processes, which read the same configuration, inherit it
 * through the environment.
 */
export function chosenBrowser(preferred?: 'packaged' | 'installed'): Browser {
  const inherited = process.env[VARIABLE]
  if (inherited) return JSON.parse(inherited) as Browser

  const browser = findBrowser(process.env, preferred)
  process.env[VARIABLE] = JSON.stringify(browser)
  console.log(`Browser from ${browser.origin}: ${browser.executablePath}`)
  return browser
}
