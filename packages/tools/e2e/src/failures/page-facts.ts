import type { Page } from '@playwright/test'
import { undrawn } from './undrawn.ts'

interface FactsChange {
  /** The time-out of loading a chunk; the product's default would make hanging tests long. */
  readonly loadTimeoutMs: number
  /** As on a plain static host: the page contains neither registry nor import map. */
  readonly isStaticHost?: boolean
}

/** Changes the facts in the page before the browser reads them. */
export async function changePageFacts(
  page: Page,
  { loadTimeoutMs, isStaticHost = false }: FactsChange,
): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document' || route.request().frame() !== page.mainFrame()) {
      return route.fallback()
    }
    const response = await route.fetch()
    const html = (await response.text()).replace(/"loadTimeoutMs":\d+/, `"loadTimeoutMs":${loadTimeoutMs}`)
    return route.fulfill({ response, body: isStaticHost ? withoutRegistry(html) : html })
  })
}

function withoutRegistry(html: string): string {
  return undrawn(html)
    .replace(/<script type="importmap"[^]*?<\/script>/, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/"parts":\{.*?\},"versions":/, '"parts":null,"versions":')
}
