import { type SearchFilter, type SearchResult, searchFlats } from '@domizil/api'
import { messageOf, shellAtom } from '@domizil/app-kit'
import { atom } from 'jotai'
import { knownResult, rememberResult } from './known-results.ts'

export type SearchOutcome =
  /** `result` is what was found before: it stays in sight while the next answer is on its way. */
  | { readonly status: 'loading'; readonly result: SearchResult | undefined }
  | { readonly status: 'loaded'; readonly result: SearchResult }
  | { readonly status: 'failed'; readonly message: string }

interface Answer {
  /** The filter as text: which question this is the answer to. */
  readonly question: string
  readonly outcome: SearchOutcome
}

const NOTHING_ASKED: Answer = { question: '', outcome: { status: 'loading', result: undefined } }
const answerAtom = atom(NOTHING_ASKED)

export const searchAnswerAtom = atom((get) => get(answerAtom))

/** Asks the backend. What was found a moment ago shows at once, and is brought up to date. */
export const searchAtom = atom(null, async (get, set, question: string, signal: AbortSignal) => {
  const shell = get(shellAtom)
  const show = (outcome: SearchOutcome) => set(answerAtom, { question, outcome })
  const known = knownResult(shell, question)
  const before = resultOf(get(answerAtom).outcome)
  show(known ? { status: 'loaded', result: known } : { status: 'loading', result: before })

  try {
    const result = await shell.send(searchFlats, { body: JSON.parse(question) as SearchFilter }, { signal })
    rememberResult(shell, question, result)
    if (!signal.aborted) show({ status: 'loaded', result })
  } catch (error) {
    if (!signal.aborted) show({ status: 'failed', message: messageOf(error) })
  }
})

/** What there is to see of an outcome. */
export function resultOf(outcome: SearchOutcome): SearchResult | undefined {
  return outcome.status === 'failed' ? undefined : outcome.result
}
