// Inlined in the page, because it has to work when the main script cannot be loaded.
import { whenStalled } from '@domizil/federation/loading'
import { hideDrawnBanner } from '../features/consent/stored-consent.ts'
import { isSignInAnswer } from '../lib/sign-in-answer.ts'
import { consumeReturnPath } from '../session/return-path.ts'
import { type BootFacts, readBootFacts } from './boot-facts.ts'
import type { Boot } from './boot-window.ts'
import { dropBrokenStyles } from './drawn-styles.ts'
import { type Area, recordEarlyInput } from './early-input.ts'
import { preloadLateCode } from './late-code.ts'
import { createReloadGuard } from './reload-guard.ts'
import { reportOwnFailure, reportOwnStart } from './report-own.ts'
import { skipLayoutOutOfView } from './skipped-layout.ts'
import { holdPictures } from './waiting-pictures.ts'

const isLeaving = restoreReturnPath()
hideDrawnBanner()
preloadLateCode()
const earlyInput = recordEarlyInput()
const facts = readBootFacts()
const pictures = facts.drawnOn ? holdPictures() : undefined
const layOutAll = facts.drawnOn ? skipLayoutOutOfView() : undefined
const part = `${facts.shell.name}@${facts.shell.version}`
const guard = createReloadGuard({
  storage: availableStorage(),
  navigationType: performance.getEntriesByType('navigation').map(({ type }) => type)[0] ?? '',
  isOnline: () => navigator.onLine,
  reload: () => location.reload(),
})

dropBrokenStyles(facts.config.loadTimeoutMs / 4)
const endWait = whenStalled(facts.config.loadTimeoutMs, () => failed('timeout'))
window.addEventListener('error', onError, true)

function failed(resource: string): void {
  stopWatching()
  if (guard.fail(part, resource) !== 'gave-up') return
  reportOwnFailure(facts, `not loaded: ${resource}`)
  showFailureScreen(facts)
}

let hasStarted = false

function started(): void {
  hasStarted = true
  stopWatching()
  guard.healthy(part, 'start')
}

/** Handles a script of ours that failed to load; a failed preload is retried by its import. */
function onError({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin)) failed('main')
}

/** Called when an area has its handlers; pictures and layout follow when the whole page has. */
function repeatInput(area: Area): void {
  earlyInput.repeat(area)
  if (area === 'shell' && document.querySelector('[data-remote]')) return
  pictures?.show()
  layOutAll?.()
}

function stopWatching(): void {
  endWait()
  window.removeEventListener('error', onError, true)
}

function availableStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null // blocked by the browser's settings
  }
}

/** An exception would recur after every reload. */
function crashed(): void {
  stopWatching()
  reportOwnFailure(facts, hasStarted ? 'crashed' : 'crashed at the start')
  showFailureScreen(facts)
}

if (isLeaving) stopWatching()
else reportOwnStart(facts)
window.domizilBoot = {
  isLeaving,
  guard,
  timeoutMs: facts.config.loadTimeoutMs,
  started,
  repeatInput,
  failed,
  chunkFailed: (chunk) => guard.fail(part, `chunk:${chunk}`),
  chunkLoaded: (chunk) => guard.healthy(part, `chunk:${chunk}`),
  crashed,
} satisfies Boot

/** Shows that the page could not be loaded, without any other code of the site. */
function showFailureScreen({ bootTexts, locale }: BootFacts): void {
  const main = document.createElement('main')
  main.setAttribute('role', 'alert')
  // By the object model, which the content policy allows: no style sheet may have arrived.
  main.style.cssText = 'max-width:32rem;margin:20vh auto;padding:0 1.5rem;line-height:2;text-align:center'
  main.append(
    element('h1', bootTexts.title),
    element('p', bootTexts.text),
    button(bootTexts.reload),
    ' ',
    link(bootTexts.home, locale === 'en' ? '/' : `/${locale}`),
  )

  document.title = bootTexts.title
  document.getElementById('root')?.replaceChildren(main)
}

function element(name: string, text: string): HTMLElement {
  const created = document.createElement(name)
  created.textContent = text
  return created
}

function button(text: string): HTMLElement {
  const created = element('button', text)
  created.addEventListener('click', () => location.reload())
  return created
}

function link(text: string, href: string): HTMLElement {
  const created = element('a', text)
  created.setAttribute('href', href)
  return created
}

/**
 * Restores the path after a return from the identity service, which redirects to the origin only: navigates to the
 * stored path with the service's response in the hash. Runs before everything else, so that the server sends the
 * right page. Returns whether it navigates.
 */
function restoreReturnPath(): boolean {
  const { hash, pathname } = window.location
  if (pathname !== '/' || !isSignInAnswer(hash)) return false

  const path = consumeReturnPath()
  if (!path || path === '/') return false
  window.location.replace(path.replace(/#.*/s, '') + hash)
  return true
}
