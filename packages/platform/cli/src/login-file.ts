import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { type Login, renewed } from './identity-provider.ts'
import { replacePrivate } from './private-file.ts'
import { RefusedError } from './refused-error.ts'
import { withoutSlash } from './service-place.ts'

/** A call that begins with a token has to end with it. */
const SPARE_MS = 60_000

/** Where the sign-in at a registry is stored: in the user's own folder for settings. */
export function loginFileOf(registry: string, env: NodeJS.ProcessEnv): string {
  const settings = env['XDG_CONFIG_HOME'] || env['APPDATA'] || path.join(homedir(), '.config')
  return path.join(settings, 'domizil', `${encodeURIComponent(withoutSlash(registry))}.json`)
}

/** The sign-in in a file; undefined without one. */
export function readLogin(file: string): Login | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Login
  } catch (cause) {
    throw new RefusedError('USAGE', `${file} is damaged: \`domizil login\` writes another one.`, { cause })
  }
}

/** Keeps a sign-in where only this user reads it; undefined forgets it. */
export function writeLogin(file: string, login: Login | undefined): void {
  if (!login) return rmSync(file, { force: true })
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  replacePrivate(file, JSON.stringify(login))
}

/** Gives the access token of the sign-in at a registry, a renewed one where it ends; undefined without a sign-in. */
export function savedLogin(registry: string, env: NodeJS.ProcessEnv): (() => Promise<string>) | undefined {
  const file = loginFileOf(registry, env)
  if (!existsSync(file)) return undefined
  let renewing: Promise<Login> | undefined

  return async () => {
    // Another process may have renewed it.
    const login = readLogin(file)
    if (login && login.endsAt - SPARE_MS > Date.now()) return login.accessToken
    renewing ??= renewIn(file, login).finally(() => (renewing = undefined))
    return (await renewing).accessToken
  }
}

async function renewIn(file: string, login: Login | undefined): Promise<Login> {
  const next = login && (await renewed(login))
  writeLogin(file, next)
  if (next) return next
  throw new RefusedError('NOT_SIGNED_IN', 'Your sign-in has ended: `domizil login` signs you in again.')
}
