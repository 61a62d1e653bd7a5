export interface ApiAnswer {
  readonly status: number
  readonly body: unknown
}

export interface ApiQuestion {
  /** Begins with `/api`. */
  readonly path: string
  /** The language of what is answered in words. */
  readonly locale: string
  readonly deadlineMs: number
}

/** What the backend answers an anonymous visitor; nothing where it takes too long or fails. */
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
    return undefined // the page has to do without: whoever reads it asks the backend again
  }
}
