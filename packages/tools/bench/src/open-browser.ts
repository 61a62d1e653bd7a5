import { chosenBrowser } from '@domizil/browser'
import { type Browser, chromium } from '@playwright/test'

/** Opens the browser of the journeys, without its own background traffic. */
export function openBrowser(): Promise<Browser> {
  const { executablePath, env } = chosenBrowser()

  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    env: { ...process.env, ...env },
  })
}
