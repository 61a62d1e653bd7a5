import type { SearchResult } from '@domizil/api'
import type { ShellApi } from '@domizil/shell-api'

const KEPT = 8

// Outlives the page, so that Back finds the list as it was left. Ends with the visit.
const results = new WeakMap<ShellApi, Map<string, SearchResult>>()

/** What this question was answered with before, in this visit. */
export function knownResult(shell: ShellApi, question: string): SearchResult | undefined {
  return results.get(shell)?.get(question)
}

/** Keeps the answers of the last eight questions. */
export function rememberResult(shell: ShellApi, question: string, result: SearchResult): void {
  const known = results.get(shell) ?? new Map<string, SearchResult>()
  results.set(shell, known)
  known.delete(question)
  known.set(question, result)

  const [oldest] = known.keys()
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest)
}
