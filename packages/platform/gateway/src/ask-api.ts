export interface ApiAnswer {
  readonly status: number
  readonly body: unknown
}

export interface ApiQuestion {
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
