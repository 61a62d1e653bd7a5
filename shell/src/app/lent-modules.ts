/**
 * The groups of the design system that the shell lends to remotes without needing them itself.
 * Each is a chunk of its own that nobody fetches before a page asks for it; without these lines the shell's
 * build would not hold them, and every remote would bring its own copy.
 */
export const LENT_MODULES: readonly (() => Promise<unknown>)[] = [
  () => import('@domizil/ui/calendar'),
  () => import('@domizil/ui/core'),
  () => import('@domizil/ui/table'),
  () => import('@domizil/ui/work'),
]
