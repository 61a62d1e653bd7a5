import {
  allowInsecureRequests,
  type Configuration,
  discovery,
  initiateDeviceAuthorization,
  None,
  pollDeviceAuthorizationGrant,
  refreshTokenGrant,
  ResponseBodyError,
  tokenRevocation,
} from 'openid-client'
import { RefusedError } from './refused-error.ts'

/** A sign-in of a person at a registry. */
export interface Login {
  readonly issuer: string
  readonly client: string
  readonly accessToken: string
  readonly refreshToken: string | undefined
  /** When the access token ends, in milliseconds since 1970. */
  readonly endsAt: number
}

/** An identity provider, and its client for people at a terminal. */
export type Provider = Pick<Login, 'issuer' | 'client'>

type Answer = Awaited<ReturnType<typeof refreshTokenGrant>>

/** Asks for what Keycloak gives only so: a sign-in of a terminal does not end with half an hour without a command. */
const OFFLINE = 'offline_access'

/**
 * Signs a person in by the device flow (RFC 8628), at the pace that the provider asks for.
 * @param show says where the person confirms which code.
 * @throws {RefusedError} NOT_SIGNED_IN if the person cancels or the code ends; REGISTRY_AWAY without the provider.
 */
export async function signIn(
  provider: Provider,
  show: (address: string, code: string) => void,
): Promise<Login> {
  const known = await configurationOf(provider)
  const { device_authorization_endpoint: endpoint, scopes_supported: scopes = [] } = known.serverMetadata()
  if (!endpoint) {
    throw new RefusedError(
      'NOT_SIGNED_IN',
      `The identity provider ${provider.issuer} signs nobody in at a terminal: use the token of your team, in REGISTRY_TOKEN.`,
    )
  }
  const scope = scopes.includes(OFFLINE) ? `openid ${OFFLINE}` : 'openid'
  const device = await answerOf(provider, initiateDeviceAuthorization(known, { scope }))
  show(device.verification_uri_complete ?? device.verification_uri, device.user_code)
  const signal = AbortSignal.timeout(device.expires_in * 1000)
  const asked = pollDeviceAuthorizationGrant(known, device, undefined, { signal })
  return loginOf(provider, await answerOf(provider, asked, signal))
}

/** The sign-in with another access token; undefined if it has ended. */
export async function renewed(login: Login): Promise<Login | undefined> {
  const { refreshToken } = login
  if (!refreshToken) return undefined
  const known = await configurationOf(login)
  const asked = refreshTokenGrant(known, refreshToken).catch((error: unknown) => {
    if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return undefined
    throw error
  })
  const answer = await answerOf(login, asked)
  return answer && { ...loginOf(login, answer), refreshToken: answer.refresh_token ?? refreshToken }
}

/** Ends a sign-in at its provider, where that can be done. */
export async function revoke(login: Login): Promise<void> {
  const known = await configurationOf(login)
  if (!login.refreshToken || !known.serverMetadata().revocation_endpoint) return
  await answerOf(login, tokenRevocation(known, login.refreshToken))
}

function configurationOf(provider: Provider): Promise<Configuration> {
  const { issuer, client } = provider
  // oxlint-disable-next-line typescript/no-deprecated -- the library marks it as a warning; a site on one machine has no TLS
  const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : []
  return answerOf(provider, discovery(new URL(issuer), client, undefined, None(), { execute }))
}

function loginOf({ issuer, client }: Provider, answer: Answer): Login {
  const { access_token: accessToken, refresh_token: refreshToken } = answer
  return { issuer, client, accessToken, refreshToken, endsAt: Date.now() + (answer.expiresIn() ?? 0) * 1000 }
}

/** What a provider answers in the time that `signal` leaves. @throws {RefusedError} with a sentence. */
function answerOf<T>({ issuer }: Provider, asked: Promise<T>, signal?: AbortSignal): Promise<T> {
  return asked.catch((cause: unknown) => {
    const code = cause instanceof ResponseBodyError ? cause.error : ''
    if (code === 'access_denied') {
      throw new RefusedError('NOT_SIGNED_IN', 'The sign-in was cancelled in the browser.', { cause })
    }
    if (signal?.aborted || ['expired_token', 'invalid_grant'].includes(code)) {
      const sentence = 'Nobody confirmed the code in time: `domizil login` shows another one.'
      throw new RefusedError('NOT_SIGNED_IN', sentence, { cause })
    }
    if (code) {
      throw new RefusedError('NOT_SIGNED_IN', `The identity provider ${issuer} refuses: ${code}.`, { cause })
    }
    throw new RefusedError(
      'REGISTRY_AWAY',
      `The identity provider ${issuer} does not answer. Please try again later.`,
      { cause },
    )
  })
}
