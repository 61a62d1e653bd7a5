import { type Browser, callApi, openBrowser } from './browser.ts'
import { measured } from './figures.ts'
import { signIn, type Token } from './sign-in.ts'
import type { Place } from './visitor.ts'

/** Calls the API as a person who is signed in. */
export type Call = <Answer>(what: string, body?: unknown, key?: string) => Promise<Answer>

/** A person with an account. */
export interface Session {
  /** Signs in, once; a call does so as well, and its time would count for the call. */
  begin(): Promise<unknown>
  call: Call
}

/** Signs in when needed, and again in a new browser when the identity service does not continue the session. */
export function signedIn(
  { origin, figures }: Place,
  account: Readonly<Record<'username' | 'password', string>>,
): Session {
  let session: { browser: Browser; token: Token } | undefined
  const open = async () => {
    const browser = openBrowser(origin)
    return { browser, token: await signIn(browser, 'auth', account) }
  }
  const begin = async () => (session ??= await measured(figures, 'sign-in', open))

  return {
    begin,
    call: async <Answer>(what: string, body?: unknown, key?: string) => {
      const { browser, token } = await begin()
      const current = await token().catch((error: unknown) => {
        session = undefined
        throw error
      })
      return callApi<Answer>(browser, what, { body, token: current, ...(key && { key }) })
    },
  }
}
