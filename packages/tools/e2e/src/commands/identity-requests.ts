import { createHash, randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, test } from '@playwright/test'

const OIDC = '/auth/realms/domizil/protocol/openid-connect'
const CLIENT = 'domizil-web'

/** An authorisation request as keycloak-js makes it, and the PKCE verifier that redeems its code. */
function anAuthorization(extra: Record<string, string> = {}) {
  const verifier = randomBytes(48).toString('base64url')
  const redirectUri = `${test.info().project.use.baseURL}/`
  const query = new URLSearchParams({
    client_id: CLIENT,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid',
    state: randomBytes(8).toString('hex'),
    nonce: randomBytes(8).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  })
  return { verifier, redirectUri, query: query.toString() }
}

/** Submits a form of the identity service by requests; afterwards the context has the cookies of its session. */
export async function sendIdentityForm(
  request: APIRequestContext,
  way: 'auth' | 'registrations',
  fields: Record<string, string>,
): Promise<void> {
  const { query, redirectUri } = anAuthorization()
  const page = await request.get(`${OIDC}/${way}?${query}`)
  const html = await page.text()
  const [form = ''] = /<form[^>]*id="kc-(?:form-login|register-form)"[^>]*>/.exec(html) ?? []

  const answer = await request.post(new URL(attribute(form, 'action'), page.url()).href, {
    form: { ...hiddenFields(html), ...fields },
  })
  expect(answer.url(), `the form of ${way} leads back to the site`).toContain(`${redirectUri}?`)
}

/** An access token for the session of the identity service that the context has, by a silent sign-in. */
export async function accessToken(request: APIRequestContext): Promise<string> {
  const { verifier, redirectUri, query } = anAuthorization({ prompt: 'none' })
  const answer = await request.get(`${OIDC}/auth?${query}`, { maxRedirects: 0 })
  const code = new URL(answer.headers()['location'] ?? redirectUri).searchParams.get('code') ?? ''

  const tokens = await request.post(`${OIDC}/token`, {
    form: {
      grant_type: 'authorization_code',
      client_id: CLIENT,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    },
  })
  expect(tokens.status(), 'a code for a token').toBe(200)
  return ((await tokens.json()) as { access_token: string }).access_token
}

function hiddenFields(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => tag)
  return Object.fromEntries(inputs.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]))
}

function attribute(tag: string, name: string): string {
  return unescape(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
}

function unescape(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x3D;', '=')
}
