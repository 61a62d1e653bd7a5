import '@domizil/ui/base.css'
import { hydrate } from '@domizil/app-kit/hydrate'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { waitForLaterFiles } from '../features/remotes/later-files.ts'
import { withLocalRemotesLater } from '../features/remotes/load-apps.ts'
import { nonceStyleElements } from '../lib/nonce-styles.ts'
import { readNonce, readPageFacts } from '../lib/page-facts.ts'
import { App } from './app.tsx'
import { createShell } from './create-shell.ts'
import { prepareFirstPage } from './prepare-first-page.ts'
import { startUp } from './start-up.ts'

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
