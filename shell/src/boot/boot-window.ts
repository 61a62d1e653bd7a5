import type { Area } from './early-input.ts'
import type { ReloadGuard } from './reload-guard.ts'

/** The interface of the boot script for the shell. */
export interface Boot {
  /** True while the page navigates away: no further work should start. */
  readonly isLeaving: boolean
  readonly guard: ReloadGuard
  /** The time-out of loading a chunk, in milliseconds. */
  readonly timeoutMs: number
  /** Reports that the shell is rendered: from here on it handles failures itself. */
  started(): void
  /** Repeats what the visitor did in a part of the drawn page before it had its handlers. */
  repeatInput(area: Area): void
  /** Reports that the shell cannot start: one reload, then a plain message. */
  failed(resource: string): void
  /** Reports a missing chunk of the shell: reloads once. */
  chunkFailed(chunk: string): 'reloading' | 'gave-up'
  chunkLoaded(chunk: string): void
  /** Reports an exception in the shell's code: a plain message at once. */
  crashed(): void
}

declare global {
  /** A property of the window; the server's half provides a part of it. */
  var domizilBoot: Boot
}
