import { commentLines } from './comment-lines.ts'

/** Words that hide the actor or replace a term of the field; each with what to write instead. */
const PRIVATE_WORDS = [
  { word: /\b(some|no)body\b/i, instead: 'name the actor: the tenant, the caller, the browser' },
  { word: /\bwho(so)?ever\b/i, instead: 'name the actor' },
  { word: /\banew\b/i, instead: 'again' },
  { word: /\bso many\b/i, instead: 'the number, or its name' },
  { word: /\b(is|are|be|was) told\b/i, instead: 'the active voice: notifies, returns, logs' },
  { word: /\bwish(es)?\b/i, instead: 'command, filter, preference' },
  { word: /\bof (its|their|one's) own\b/i, instead: 'separate, temporary, dedicated' },
  { word: /\b(is|are|be) kept\b/i, instead: 'stored, cached, retained' },
] as const

/** The comment lines of a source with a private word, each with its number and what to write instead. */
export function privateWords(source: string): string[] {
  return commentLines(source).flatMap(({ number, text }) => {
    const found = PRIVATE_WORDS.find(({ word }) => word.test(text))
    return found ? [`${number}: ${text} (${found.instead})`] : []
  })
}
