import type { ReloadGuard } from './reload-guard.ts'

/** What the boot script leaves for the shell. */
export interface Boot {
  /** True while the page is on its way to another address: nothing more is to be started. */
  readonly isLeaving: boolean
  readonly guard: ReloadGuard
  /** How long a part may take to load, in milliseconds. */
  readonly timeoutMs: number
  /** Tells that the shell stands: from here on it looks after failures itself. */
  started(): void
  /** Tells that the shell cannot start: one reload, then a page in plain words. */
  failed(resource: string): void
  /** A chunk of the shell that a page needs: reloads once for one that does not come. */
  chunkFailed(chunk: string): 'reloading' | 'gave-up'
  chunkLoaded(chunk: string): void
  /** Tells that the shell's own code threw: the page in plain words, at once. */
  crashed(): void
}

declare global {
  interface Window {
    domizilBoot: Boot
  }
}
