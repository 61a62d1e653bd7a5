import { HOST, match } from '@domizil/federation'
import { settledWithin } from '@domizil/federation/loading'
import { loadAdminMenu } from '../features/admin-menu/lazy-admin-menu.ts'
import type { Shell } from './create-shell.ts'
import { loadMessages } from './messages.ts'
import { OWN_PAGES } from './own-pages.ts'

/** Waits for texts and code of the first page before the first render, for a limited time. Never rejects. */
export async function prepareFirstPage({ services }: Shell): Promise<void> {
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
