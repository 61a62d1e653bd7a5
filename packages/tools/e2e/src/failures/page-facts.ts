import type { Page } from '@playwright/test'
import { rewriteDocument } from './rewrite-document.ts'
import { undrawn } from './undrawn.ts'

interface FactsChange {
  /** The time-out of loading a chunk; the product's default would make hanging tests long. */
  readonly loadTimeoutMs: number
  /** As on a plain static host: the page contains neither registry nor import map. */
  readonly isStaticHost?: boolean
}

/** Changes the facts in the page before the browser reads them. */
export function changePageFacts(
  page: Page,
  { loadTimeoutMs, isStaticHost = false }: FactsChange,
): Promise<void> {
  return rewriteDocument(page, (html) => {
    const changed = html.replace(/"loadTimeoutMs":\d+/, `"loadTimeoutMs":${loadTimeoutMs}`)
    return { body: isStaticHost ? withoutRegistry(changed) : changed }
  })
}

function withoutRegistry(html: string): string {
  return undrawn(html)
    .replace(/<script type="importmap"[^]*?<\/script>/, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/"parts":\{.*?\},"versions":/, '"parts":null,"versions":')
}
