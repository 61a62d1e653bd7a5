import { type Provider, revoke, signIn } from './identity-provider.ts'
import { loginFileOf, readLogin, writeLogin } from './login-file.ts'
import type { Command } from './options.ts'
import { isAddress } from './project.ts'
import { RefusedError } from './refused-error.ts'
import { callsOf, servicePlace } from './service-place.ts'

/** Signs a person in at a registry, which says the team, and keeps that for the commands after it. */
export const login: Command = async ({ registry, env, say }) => {
  if (!isAddress(registry))
    throw new RefusedError('USAGE', `${registry} is a folder: it asks nobody who they are.`)
  const answer = await callsOf(registry, '')('GET', '/login')
  const provider = (await answer.json()) as Partial<Provider>
  const { issuer, client } = provider
  if (!issuer || !client) {
    throw new RefusedError(
      'USAGE',
      `The registry at ${registry} signs nobody in: use the token of your team, in REGISTRY_TOKEN.`,
    )
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
