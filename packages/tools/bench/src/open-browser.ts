import { chosenBrowser } from '@domizil/browser'
import { type Browser, chromium } from '@playwright/test'

/** The browser of the journeys, without anything of its own on the wire. */
export function openBrowser(): Promise<Browser> {
  const { executablePath, env } = chosenBrowser()

  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    env: { ...process.env, ...env },
  })
}
