import type { Page } from '@playwright/test'
import { rewriteDocument } from './rewrite-document.ts'
import { undrawn } from './undrawn.ts'

/** The facts in the page that journeys change. */
export interface RewritableFacts {
  config: { environment: string; analyticsId: string | null }
  parts: { remotes: { routes: { path: string; access: string }[] }[] }
  versions: Record<string, string[]> | null
}

interface Rewriting {
  facts(facts: RewritableFacts): void
  /** The content security policy that the gateway would send with these facts. */
  policy?(policy: string): string
}

/**
 * Simulates a differently configured gateway: changes the page before the browser reads it. What was drawn with the other
 * facts is left out.
 */
export function rewriteFacts(page: Page, { facts: change, policy }: Rewriting): Promise<void> {
  return rewriteDocument(page, (html, response) => {
    const headers = response.headers()
    const sent = headers['content-security-policy']
    if (sent && policy) headers['content-security-policy'] = policy(sent)
    const body = undrawn(html).replace(
      /(id="page-facts">)(.*?)(<\/script>)/,
      (_all, before: string, json: string, after: string) => {
        const facts = JSON.parse(json) as RewritableFacts
        change(facts)
        return before + JSON.stringify(facts).replaceAll('<', '\\u003c') + after
      },
    )
    return { headers, body }
  })
}
