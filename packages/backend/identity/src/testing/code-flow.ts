import { createHash, randomBytes } from 'node:crypto'
import type { Sight, Visitor } from './visitor.ts'

const REALM = '/auth/realms/domizil'
const OIDC = `${REALM}/protocol/openid-connect`

/** The paths that keycloak-js calls, in its notation. */
export const PATHS = {
  discovery: `${REALM}/.well-known/openid-configuration`,
  account: `${REALM}/account`,
  authorization: `${OIDC}/auth`,
  registrations: `${OIDC}/registrations`,
  token: `${OIDC}/token`,
  certs: `${OIDC}/certs`,
  logout: `${OIDC}/logout`,
  userinfo: `${OIDC}/userinfo`,
  statusFrame: `${OIDC}/login-status-iframe.html`,
}

/** A login as the site's client starts it: with state, nonce and a PKCE verifier. */
export interface Login {
  readonly verifier: string
  readonly query: Record<string, string>
}

export function aLogin(origin: string, query: Record<string, string> = {}): Login {
  const verifier = randomBytes(48).toString('base64url')

  return {
    verifier,
    query: {
      client_id: 'domizil-web',
      redirect_uri: `${origin}/`,
      response_type: 'code',
      scope: 'openid',
      state: randomBytes(8).toString('hex'),
      nonce: randomBytes(8).toString('hex'),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...query,
    },
  }
}

export function authorizationUrl({ query }: Login, path = PATHS.authorization): string {
  return `${path}?${new URLSearchParams(query).toString()}`
}

/** Signs in through the page, and resolves with the final page. */
export async function signIn(
  visitor: Visitor,
  login: Login,
  email: string,
  password: string,
): Promise<Sight> {
  const page = await visitor.open(authorizationUrl(login))
  return visitor.submit(page, 'kc-form-login', { username: email, password })
}

export interface Tokens {
  access_token: string
  id_token: string
  refresh_token: string
  expires_in: number
  token_type: string
}

/** Calls the token endpoint as the site's client. */
export async function askForTokens(origin: string, form: Record<string, string>) {
  const response = await fetch(new URL(PATHS.token, origin), {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'domizil-web', ...form }),
  })
  return { status: response.status, body: (await response.json()) as Tokens & { error?: string } }
}

export function redeem(origin: string, login: Login, sight: Sight) {
  return askForTokens(origin, {
    grant_type: 'authorization_code',
    code: sight.returnedTo?.searchParams.get('code') ?? '',
    redirect_uri: login.query['redirect_uri'] ?? '',
    code_verifier: login.verifier,
  })
}

export function refresh(origin: string, refreshToken: string) {
  return askForTokens(origin, { grant_type: 'refresh_token', refresh_token: refreshToken })
}

/** Signs in and redeems the code: the starting point of signed-in tests. */
export async function tokensFor(visitor: Visitor, origin: string, email: string, password: string) {
  const login = aLogin(origin)
  const sight = await signIn(visitor, login, email, password)
  const { body } = await redeem(origin, login, sight)
  return body
}
