import { createViewCache, flatIn } from './page/first-view/view-cache.ts'

interface ApiAnswer {
  readonly status: number
  readonly body: unknown
}

interface ApiQuestion {
  /** `GET`, if left out. */
  readonly method?: string
  /** Begins with `/api`. */
  readonly path: string
  /** Sent as JSON. */
  readonly body?: unknown
  /** The language of messages in the answer. */
  readonly locale: string
  readonly deadlineMs: number
}

/** The backend's answer to an anonymous visitor; undefined after a time-out or a failure. */
export async function askApi(
  apiUrl: string,
  { method = 'GET', path, body, locale, deadlineMs }: ApiQuestion,
): Promise<ApiAnswer | undefined> {
  try {
    const answer = await fetch(apiUrl + path, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': locale,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    })
    return { status: answer.status, body: await answer.json() }
  } catch {
    return undefined // the page is sent without it; the browser requests it again
  }
}

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
