import type { Browser, Page } from '@playwright/test'
import { watchPage } from '../fixtures/watch-page.ts'
import type { StagingSite } from './staging-site.ts'

// The identity provider does not know this second origin: it refuses the silent sign-in, as it should.
const ALLOWED = { messages: [/frame|silent|Timeout/i], failures: [/\/auth\//, /^chrome-error:/] }

/** Visitors of a staging site, each in a separate browser context, and the complaints of their browsers since the last call. */
export function visitorsOf(site: () => StagingSite) {
  const problems: string[][] = []

  return {
    problems: () => problems.splice(0).flat(),

    async aVisitor(browser: Browser): Promise<Page> {
      const context = await browser.newContext({ baseURL: site().url, locale: 'en-GB' })
      const page = await context.newPage()
      problems.push(await watchPage(page, ALLOWED))
      return page
    },
  }
}
