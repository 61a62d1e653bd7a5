import '@domizil/ui/base.css'
import { hydrate } from '@domizil/app-kit/hydrate'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { waitForLaterFiles } from '../features/remotes/later-files.ts'
import { withLocalRemotesLater } from '../features/remotes/load-apps.ts'
import { nonceStyleElements } from '../lib/nonce-styles.ts'
import { readNonce, readPageFacts } from '../lib/page-facts.ts'
import { App } from './app.tsx'
import { createShell, type Shell } from './create-shell.ts'
import { startUp } from './start-up.ts'
import { HOST, match } from '@domizil/federation'
import { settledWithin } from '@domizil/federation/loading'
import { loadAdminMenu } from '../features/admin-menu/lazy-admin-menu.ts'
import { loadMessages } from './messages.ts'
import { OWN_PAGES } from './own-pages.ts'

export { SHARED_MODULES } from './shared-modules.ts'

/** Starts the shell in the page. */
export async function bootstrap(): Promise<void> {
  const place = document.getElementById('root')
  if (!place) throw new Error('the page has no place for the shell')

  nonceStyleElements(readNonce())
  const inPage = readPageFacts()
  waitForLaterFiles(inPage, readNonce())
  const facts = inPage.parts?.local ? await withLocalRemotesLater(inPage, readNonce()) : inPage
  const shell = createShell(facts)
  await prepareFirstPage(shell)
  const app = <App shell={shell} />
  // In a transition React waits for suspended content that is nearly loaded instead of committing the fallback.
  startTransition(() => {
    if (facts.drawnOn) hydrate(place, app, 'shell')
    else createRoot(place).render(app)
  })
  startUp(shell)
}

/** Waits for texts and code of the first page before the first render, for a limited time. Never rejects. */
async function prepareFirstPage({ services }: Shell): Promise<void> {
  const { facts, history, language, loadRemote } = services
  const { loadTimeoutMs } = facts.config
  const locale = language.locale.get()
  const route = match(history.route.get().location.pathname, facts.parts?.routes ?? [])?.route
  // Their failures are shown by the page.
  if (route && route.owner !== HOST) loadRemote(route.owner).catch(() => undefined)
  if (route?.layout === 'admin') loadAdminMenu().catch(() => undefined)

  await settledWithin([
    loadMessages(locale, loadTimeoutMs),
    route?.owner === HOST && OWN_PAGES[route.page]?.preload(locale, loadTimeoutMs),
  ])
}
