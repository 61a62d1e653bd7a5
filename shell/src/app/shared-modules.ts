/**
 * The groups of the design system that the shell shares with remotes without using them itself. Each is a separate
 * chunk that is loaded on demand; without these imports the shell's build would not contain them, and every remote
 * would bundle a copy.
 */
export const SHARED_MODULES: readonly (() => Promise<unknown>)[] = [
  () => import('@domizil/ui/calendar'),
  () => import('@domizil/ui/core'),
  () => import('@domizil/ui/table'),
  () => import('@domizil/ui/work'),
]
