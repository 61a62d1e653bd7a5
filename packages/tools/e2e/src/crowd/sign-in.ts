import { createHash, randomBytes } from 'node:crypto'
import type { Browser } from './browser.ts'

const OIDC = '/auth/realms/domizil/protocol/openid-connect'
const CLIENT = 'domizil-web'
const MAX_REDIRECTS = 10
/** A token is renewed this long before it expires. */
const MARGIN_MS = 30_000

/** The current access token, renewed when it is about to expire. */
export type Token = () => Promise<string>

interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
  readonly expires_in: number
}

/** Fills in the form of the sign-in or of the registration, and redeems the code that it leads to. */
export async function signIn(
  browser: Browser,
  way: 'auth' | 'registrations',
  fields: Record<string, string>,
): Promise<Token> {
  const verifier = randomBytes(48).toString('base64url')
  const home = `${browser.origin}/`
  const query = new URLSearchParams({
    client_id: CLIENT,
    redirect_uri: home,
    response_type: 'code',
    scope: 'openid',
    state: randomBytes(8).toString('hex'),
    nonce: randomBytes(8).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const page = await follow(browser, `${OIDC}/${way}?${query}`)
  const html = await page.text()
  const [form = ''] = /<form[^>]*id="kc-(?:form-login|register-form)"[^>]*>/.exec(html) ?? []
  const hidden = [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(
    ([tag]) => [attribute(tag, 'name'), attribute(tag, 'value')] as const,
  )
  const body = new URLSearchParams({ ...Object.fromEntries(hidden), ...fields })
  const back = await follow(browser, new URL(attribute(form, 'action'), page.url).href, {
    method: 'POST',
    body,
  })
  const code = new URL(back.headers.get('location') ?? home).searchParams.get('code')
  if (!code) throw new Error(`${way} led to no code but to ${back.status}`)

  return renewing(
    browser,
    await askForTokens(browser, {
      grant_type: 'authorization_code',
      redirect_uri: home,
      code,
      code_verifier: verifier,
    }),
  )
}

function renewing(browser: Browser, first: Tokens): Token {
  const expiry = ({ expires_in }: Tokens) => performance.now() + expires_in * 1_000 - MARGIN_MS
  let [tokens, until] = [first, expiry(first)]

  return async () => {
    if (performance.now() > until) {
      tokens = await askForTokens(browser, {
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token,
      })
      until = expiry(tokens)
    }
    return tokens.access_token
  }
}

async function askForTokens({ ask }: Browser, form: Record<string, string>): Promise<Tokens> {
  const answer = await ask(`${OIDC}/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: CLIENT, ...form }),
  })
  if (!answer.ok) throw new Error(`a token was answered with ${answer.status}`)
  return (await answer.json()) as Tokens
}

/** Follows redirects within the identity service. */
async function follow({ ask, origin }: Browser, path: string, options?: RequestInit): Promise<Response> {
  let answer = await ask(path, options)
  for (let step = 0; step < MAX_REDIRECTS; step += 1) {
    const location = answer.headers.get('location')
    const next = location === null ? undefined : new URL(location, answer.url)
    if (!next?.href.startsWith(`${origin}/auth/`)) return answer
    answer = await ask(next.href)
  }
  throw new Error('too many redirects')
}

function attribute(tag: string, name: string): string {
  const [, value = ''] = new RegExp(` ${name}="([^"]*)"`).exec(tag) ?? []
  return value
    .replaceAll('&quot;', '"')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&amp;', '&')
}
