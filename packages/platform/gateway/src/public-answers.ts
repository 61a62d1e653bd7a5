import { type ApiAnswer, type ApiQuestion, askApi } from './ask-api.ts'
import { flatIn } from './page/first-view/flat-in.ts'
import { createViewCache } from './page/first-view/view-cache.ts'

/** How long the backend may take for an answer that is shared, in milliseconds: a later question may wait longer. */
const LONGEST_MS = 5_000

/** The backend's answers to anonymous visitors. */
export type PublicAnswers = ReturnType<typeof createPublicAnswers>

/** Asks the backend once for what the head and the first view of a page both need, and for the next visitors. */
export function createPublicAnswers(apiUrl: string) {
  const cache = createViewCache<ApiAnswer | undefined>({
    isLasting: (answer) => answer !== undefined,
    freshMs: 5_000,
    staleMs: 15_000,
    most: 200,
    // The question has its own deadline.
    patience: { milliseconds: 2 ** 31 - 1, late: undefined },
  })

  return {
    /** Undefined after the deadline or a failure. Those that ask alike within seconds share one answer, also one that comes late. */
    async ask(question: ApiQuestion): Promise<ApiAnswer | undefined> {
      const { method = 'GET', path, locale } = question
      if (method !== 'GET') return askApi(apiUrl, question)

      const shared = { ...question, deadlineMs: LONGEST_MS }
      const answer = cache.get(`${locale} ${path}`, () => askApi(apiUrl, shared), flatIn(path))
      return (await Promise.race([answer, after(question.deadlineMs)]))?.value
    },
    /** Drops the answers after a change, of one flat all but those about other flats. */
    clear: cache.clear,
  }
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds).unref())
}
