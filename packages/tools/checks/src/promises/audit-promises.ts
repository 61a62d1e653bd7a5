import { isSentence } from './is-sentence.ts'

/** Texts, and the tests that fail when what they say is not done; `words` for texts that promise nothing. */
export interface PromiseGroup {
  places: readonly string[]
  texts: readonly string[]
}

/** What is wrong with the table of an area. */
export interface PromiseFaults {
  /** Sentences that no group names. */
  unclassified: string[]
  /** Names of texts that no longer exist. */
  unknown: string[]
  /** Texts in two groups. */
  repeated: string[]
}

/**
 * Texts that promise nothing; those that people keep, not the product: who runs it, or the parties of a contract; and
 * figures that were measured, with their date.
 */
export const NO_TEST = new Set(['words', 'operator', 'parties', 'measured'])

/** Compares the texts of an area with the groups that name the code behind each. */
export function auditPromises(
  texts: Readonly<Record<string, string>>,
  groups: readonly PromiseGroup[],
): PromiseFaults {
  const named = groups.flatMap((group) => group.texts)
  const known = new Set(named)

  return {
    unclassified: Object.keys(texts).filter((id) => isSentence(texts[id] ?? '') && !known.has(id)),
    unknown: named.filter((id) => !(id in texts)),
    repeated: named.filter((id, at) => named.indexOf(id) !== at),
  }
}
