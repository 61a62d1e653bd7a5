import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
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
import type { Command } from './options.ts'
import { isAddress } from './project.ts'
import { RefusedError } from './refused-error.ts'
import { callsOf, servicePlace, withoutSlash } from './registry-place.ts'
import { replacePrivate } from './store.ts'

/** Signs a person in at a registry, which says the team, and keeps that for the commands after it. */
export const login: Command = async ({ registry, env, say }) => {
  if (!isAddress(registry))
    throw new RefusedError('USAGE', `${registry} is a folder: it asks nobody who they are.`)
  const answer = await callsOf(registry, '')('GET', '/login')
  const provider = (await answer.json()) as Partial<Provider>
  const { issuer, client } = provider
  if (!issuer || !client) {
    const sentence = `The registry at ${registry} signs nobody in: use the token of your team, in REGISTRY_TOKEN.`
    throw new RefusedError('USAGE', sentence)
  }
  const signedIn = await signIn({ issuer, client }, (address, code) =>
    say(`Open ${address}\nand confirm the code ${code}.`),
  )
  // Whom the registry does not know has nothing to keep.
  const team = await servicePlace(registry, signedIn.accessToken).team()
  writeLogin(loginFileOf(registry, env), signedIn)
  const first = env['REGISTRY_TOKEN'] ? ' REGISTRY_TOKEN is set, and goes first.' : ''
  return `You are signed in at ${registry}, for the team ${team?.name}.${first}`
}

/** Forgets the sign-in at a registry, and ends it at its identity provider. */
export const logout: Command = async ({ registry, env }) => {
  const file = loginFileOf(registry, env)
  const known = readLogin(file)
  if (!known) return `You are not signed in at ${registry}.`
  writeLogin(file, undefined)
  await revoke(known)
  return `You are signed out at ${registry}.`
}

/** A call that begins with a token has to end with it. */
const SPARE_MS = 60_000

/** Where the sign-in at a registry is stored: in the user's own folder for settings. */
function loginFileOf(registry: string, env: NodeJS.ProcessEnv): string {
  const settings = env['XDG_CONFIG_HOME'] || env['APPDATA'] || path.join(homedir(), '.config')
  return path.join(settings, 'domizil', `${encodeURIComponent(withoutSlash(registry))}.json`)
}

/** The sign-in in a file; undefined without one. */
function readLogin(file: string): Login | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Login
  } catch (cause) {
    throw new RefusedError('USAGE', `${file} is damaged: \`domizil login\` writes another one.`, { cause })
  }
}

/** Keeps a sign-in where only this user reads it; undefined forgets it. */
function writeLogin(file: string, found: Login | undefined): void {
  if (!found) return rmSync(file, { force: true })
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  replacePrivate(file, JSON.stringify(found))
}

/** Gives the access token of the sign-in at a registry, a renewed one where it ends; undefined without a sign-in. */
export function savedLogin(registry: string, env: NodeJS.ProcessEnv): (() => Promise<string>) | undefined {
  const file = loginFileOf(registry, env)
  if (!existsSync(file)) return undefined
  let renewing: Promise<Login> | undefined

  return async () => {
    // Another process may have renewed it.
    const found = readLogin(file)
    if (found && found.endsAt - SPARE_MS > Date.now()) return found.accessToken
    renewing ??= renewIn(file, found).finally(() => (renewing = undefined))
    return (await renewing).accessToken
  }
}

async function renewIn(file: string, found: Login | undefined): Promise<Login> {
  const next = found && (await renewed(found))
  writeLogin(file, next)
  if (next) return next
  throw new RefusedError('NOT_SIGNED_IN', 'Your sign-in has ended: `domizil login` signs you in again.')
}

/** A sign-in of a person at a registry. */
interface Login {
  readonly issuer: string
  readonly client: string
  readonly accessToken: string
  readonly refreshToken: string | undefined
  /** When the access token ends, in milliseconds since 1970. */
  readonly endsAt: number
}

/** An identity provider, and its client for people at a terminal. */
type Provider = Pick<Login, 'issuer' | 'client'>

type Answer = Awaited<ReturnType<typeof refreshTokenGrant>>

/** Asks for what Keycloak gives only so: a sign-in of a terminal does not end with half an hour without a command. */
const OFFLINE = 'offline_access'

/** Signs a person in by the device flow (RFC 8628); `show` says where to confirm which code. */
async function signIn(provider: Provider, show: (address: string, code: string) => void): Promise<Login> {
  const known = await configurationOf(provider)
  const { device_authorization_endpoint: endpoint, scopes_supported: scopes = [] } = known.serverMetadata()
  if (!endpoint) {
    const sentence = `The identity provider ${provider.issuer} signs nobody in at a terminal: use the token of your team, in REGISTRY_TOKEN.`
    throw new RefusedError('NOT_SIGNED_IN', sentence)
  }
  const scope = scopes.includes(OFFLINE) ? `openid ${OFFLINE}` : 'openid'
  const device = await answerOf(provider, initiateDeviceAuthorization(known, { scope }))
  show(device.verification_uri_complete ?? device.verification_uri, device.user_code)
  const signal = AbortSignal.timeout(device.expires_in * 1000)
  const asked = pollDeviceAuthorizationGrant(known, device, undefined, { signal })
  return loginOf(provider, await answerOf(provider, asked, signal))
}

/** The sign-in with another access token; undefined if it has ended. */
async function renewed(found: Login): Promise<Login | undefined> {
  const { refreshToken } = found
  if (!refreshToken) return undefined
  const known = await configurationOf(found)
  const asked = refreshTokenGrant(known, refreshToken).catch((error: unknown) => {
    if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return undefined
    throw error
  })
  const answer = await answerOf(found, asked)
  return answer && { ...loginOf(found, answer), refreshToken: answer.refresh_token ?? refreshToken }
}

/** Ends a sign-in at its provider, where that can be done. */
async function revoke(found: Login): Promise<void> {
  const known = await configurationOf(found)
  if (!found.refreshToken || !known.serverMetadata().revocation_endpoint) return
  await answerOf(found, tokenRevocation(known, found.refreshToken))
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
