// Inlined in the page, because it has to work when the main script cannot be loaded.
import { whenStalled } from '@domizil/federation/loading'
import { hideDrawnBanner } from '../features/consent/stored-consent.ts'
import { readBootFacts } from './boot-facts.ts'
import type { Boot } from './boot-window.ts'
import { dropBrokenStyles } from './drawn-styles.ts'
import { type Area, recordEarlyInput } from './early-input.ts'
import { showFailureScreen } from './failure-screen.ts'
import { preloadLateCode } from './late-code.ts'
import { createReloadGuard } from './reload-guard.ts'
import { reportOwnFailure, reportOwnStart } from './report-own.ts'
import { restoreReturnPath } from './restore-return-path.ts'
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
