export interface ApiAnswer {
  readonly status: number
  readonly body: unknown
}

export interface ApiQuestion {
  /** Begins with `/api`. */
  readonly path: string
  /** The language of messages in the answer. */
  readonly locale: string
  readonly deadlineMs: number
}

/** The backend's answer to an anonymous visitor; undefined after a time-out or a failure. */
export async function askApi(
  apiUrl: string,
  { path, locale, deadlineMs }: ApiQuestion,
): Promise<ApiAnswer | undefined> {
  try {
    const answer = await fetch(apiUrl + path, {
      headers: { accept: 'application/json', 'accept-language': locale },
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    })
    return { status: answer.status, body: await answer.json() }
  } catch {
    return undefined // the page is sent without it; the browser requests it again
  }
}
