import type { Browser, BrowserContext } from '@playwright/test'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

const states = new Map<string, Promise<State>>()

/** Cookies and storage of a browser in which the demo's tenant has signed in, once for each site. */
export function signedInState(browser: Browser, origin: string): Promise<State> {
  const state = states.get(origin) ?? signIn(browser, origin)
  states.set(origin, state)
  return state
}

async function signIn(browser: Browser, origin: string): Promise<State> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(origin)
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.locator('input[name=username]').fill('tenant@domizil.example')
  await page.locator('input[name=password]').fill('zuhause-auf-zeit')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.href.startsWith(origin) && !url.pathname.startsWith('/auth'))
  await page.waitForLoadState('networkidle')

  const state = await context.storageState()
  await context.close()
  return state
}
