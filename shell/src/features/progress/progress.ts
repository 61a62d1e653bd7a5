import { readRevision } from '@domizil/api'
import type { Readable } from '@domizil/shell-api'
import { isAbort } from '../../api/interruption.ts'
import { settable } from '@domizil/app-kit/readable'

/** The delay before the bar appears, and before it disappears after the end (specification, section 9). */
const THROTTLE_MS = 200
const HIDE_AFTER_MS = 500

export type ProgressState = 'hidden' | 'running' | 'done' | 'failed'

export interface Progress {
  readonly state: Readable<ProgressState>
  /** fetch with progress tracking. */
  readonly fetch: typeof fetch
}

export function createProgress(): Progress {
  const state = settable<ProgressState>('hidden')
  let running = 0
  let hasFailed = false
  let starting: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined

  function begin(): void {
    running += 1
    if (running > 1) return
    hasFailed = false
    clearTimeout(hiding)
    if (state.get() === 'hidden') starting = setTimeout(() => state.set('running'), THROTTLE_MS)
    else state.set('running')
  }

  function end(isGood: boolean): void {
    hasFailed ||= !isGood
    running -= 1
    if (running > 0) return
    clearTimeout(starting)
    if (state.get() === 'hidden' && !hasFailed) return
    state.set(hasFailed ? 'failed' : 'done')
    hiding = setTimeout(() => state.set('hidden'), HIDE_AFTER_MS)
  }

  return {
    state,
    fetch: async (input, init) => {
      if (isAskedByItself(input)) return fetch(input, init)
      begin()
      let isGood = false
      try {
        const response = await fetch(input, init)
        isGood = response.ok
        return response
      } catch (error) {
        isGood = isAbort(error) // an abort is not a failure; a time-out is
        throw error
      } finally {
        end(isGood)
      }
    },
  }
}

/** The page asks for it without a user's action, again and again: no bar. */
function isAskedByItself(input: RequestInfo | URL): boolean {
  const url = input instanceof Request ? input.url : String(input)
  return url.endsWith(readRevision.path)
}
