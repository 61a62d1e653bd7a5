import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from '@domizil/remotectl'
import { NO_ACCESS, parseAccess, type Team } from './access.ts'

/** What a team may do from now on. */
export interface TeamRights {
  readonly remotes: readonly string[]
  readonly channels: readonly string[]
  /** The file of its private key, which is made if there is none; undefined without signatures. */
  readonly keyFile?: string | undefined
  /** A token that has been made elsewhere; a new one is made without it. */
  readonly token?: string | undefined
}

/**
 * Adds a team to the file of the teams, or replaces its token, rights and key.
 * @returns its token, which is stored nowhere: the file holds the hash.
 * @throws {Error} if the file or a name is malformed; nothing is changed then.
 */
export function addTeam(
  accessFile: string,
  name: string,
  { remotes, channels, keyFile, token = randomBytes(32).toString('base64url') }: TeamRights,
): string {
  const access = existsSync(accessFile) ? parseAccess(readFileSync(accessFile, 'utf8')) : NO_ACCESS
  const known = access.teams.find((one) => one.name === name)
  const key = keyFile ? publicKeyOf(keyFile) : known?.key
  const team: Team = {
    name,
    tokens: [hashOf(Buffer.from(token))],
    clients: known?.clients ?? [],
    remotes: [...remotes],
    channels: [...channels],
    ...(key && { key }),
  }
  const teams = [...access.teams.filter((one) => one.name !== name), team]
  const text = `${JSON.stringify({ ...access, teams }, null, 2)}\n`
  parseAccess(text)

  mkdirSync(path.dirname(accessFile), { recursive: true })
  writeFileSync(`${accessFile}.new`, text, { mode: 0o600, flush: true })
  renameSync(`${accessFile}.new`, accessFile)
  return token
}

/** The public half of a private key, as the file of the teams names it. */
function publicKeyOf(keyFile: string): string {
  if (!existsSync(keyFile)) {
    const { privateKey } = generateKeyPairSync('ed25519')
    writeFileSync(keyFile, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 })
  }
  const privateKey = createPrivateKey(readFileSync(keyFile))
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error(`${keyFile} is no Ed25519 key`)
  return createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('base64')
}
