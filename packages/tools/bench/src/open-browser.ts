import { chosenBrowser } from '@domizil/e2e/chromium'
import { type Browser, chromium } from '@playwright/test'

/** Opens the browser of the journeys, without its own background traffic. */
export function openBrowser(): Promise<Browser> {
  const { executablePath, env } = chosenBrowser('installed')

  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    env: { ...process.env, ...env },
  })
}
