import type { Browser } from '@playwright/test'

/**
 * Whether the browser retries a module that failed to load. Some cache the failure while the page lives, as the
 * standard says: there only a reload helps.
 */
export async function forgetsFailedModules(browser: Browser): Promise<boolean> {
  const page = await browser.newPage()
  let asked = 0
  await page.route('**/page', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.route('**/module.js', (route) => {
    asked += 1
    return route.fulfill({ status: 404 })
  })
  await page.goto('http://probe.invalid/page')

  await page.evaluate(async (address) => {
    const fetchModule = () => import(address).catch(() => undefined)
    await fetchModule()
    await fetchModule()
  }, 'http://probe.invalid/module.js')

  await page.close()
  return asked > 1
}
