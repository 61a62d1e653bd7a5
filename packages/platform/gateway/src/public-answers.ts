import { type ApiAnswer, type ApiQuestion, askApi } from './ask-api.ts'
import { flatIn } from './page/first-view/flat-in.ts'
import { createViewCache } from './page/first-view/view-cache.ts'

/** The backend's answers to anonymous visitors. */
export interface PublicAnswers {
  /** Undefined after a time-out or a failure. Those that ask alike within seconds share one answer. */
  ask(question: ApiQuestion): Promise<ApiAnswer | undefined>
  /** Drops the answers after a change, of one flat all but those about other flats. */
  clear(flat?: string): void
}

/** Asks the backend once for what the head and the first view of a page both need, and for the next visitors. */
export function createPublicAnswers(apiUrl: string): PublicAnswers {
  const cache = createViewCache<ApiAnswer | undefined>({
    isLasting: (answer) => answer !== undefined,
    freshMs: 5_000,
    staleMs: 15_000,
    most: 200,
    // The question has its own deadline.
    patience: { milliseconds: 2 ** 31 - 1, late: undefined },
  })

  return {
    async ask(question) {
      const { method = 'GET', path, locale } = question
      if (method !== 'GET') return askApi(apiUrl, question)

      return (await cache.get(`${locale} ${path}`, () => askApi(apiUrl, question), flatIn(path))).value
    },
    clear: cache.clear,
  }
}
