/** A longer answer counts as lost. */
const LONGEST_MS = 60_000
let people = 0

/** What a person asks with: one network address, and the cookies of the site. */
export interface Browser {
  readonly origin: string
  /** An answer with a redirect is returned as it is. */
  ask(path: string, options?: RequestInit): Promise<Response>
}

/** A browser without scripts at a network address that differs from all others: limits count each address. */
export function openBrowser(origin: string): Browser {
  people += 1
  const address = `10.1.${people >> 8}.${people & 255}`
  const cookies = new Map<string, string>()

  return {
    origin,
    async ask(path, options = {}) {
      const headers = new Headers(options.headers)
      headers.set('x-forwarded-for', address)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      const answer = await fetch(new URL(path, origin), {
        signal: AbortSignal.timeout(LONGEST_MS),
        ...options,
        headers,
        redirect: 'manual',
      })
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      return answer
    },
  }
}

/** The whole text of a page. */
export async function openPage({ ask }: Browser, path: string): Promise<string> {
  const answer = await ask(path, { headers: { accept: 'text/html' } })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${answer.status}`)
  return text
}

/** Calls the API. */
export async function callApi<Answer>(
  { ask }: Browser,
  call: string,
  { body, token, key }: { body?: unknown; token?: string; key?: string } = {},
): Promise<Answer> {
  const [method = 'GET', path = ''] = call.split(' ')
  const answer = await ask(`/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok)
    throw new Error(`${answer.status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 200)}`)
  return JSON.parse(text) as Answer
}
