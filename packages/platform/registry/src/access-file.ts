import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { replacePrivate } from '@domizil/cli'
import { type Access, NO_ACCESS, parseAccess, type Provider } from './access.ts'
import { whenChanged } from '@domizil/federation/when-changed'

/** Where the teams of a registry stand: beside its folder. */
export function accessFileOf(folder: string): string {
  return path.join(path.dirname(path.resolve(folder)), 'registry-access.json')
}

/**
 * What the file of the teams says; without the file no team has any right.
 * @throws {Error} naming the file, if it is malformed.
 */
export function readAccess(file: string): Access {
  if (!existsSync(file)) return NO_ACCESS
  try {
    return parseAccess(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file} cannot be used: ${(cause as Error).message}`, { cause })
  }
}

/**
 * What the file of the teams says, reread when it changes. A file that becomes unreadable gives no rights: a right that was
 * taken away must not come back.
 * @param oidc the identity provider where the file names none.
 */
export function openAccess(file: string, log: (line: string) => void, oidc?: Provider): () => Access {
  return whenChanged(file, () => {
    try {
      return { ...(oidc && { oidc }), ...readAccess(file) }
    } catch (error) {
      log((error as Error).message)
      return NO_ACCESS
    }
  })
}

/** Replaces the file of the teams in one step. @throws {Error} if it would be malformed; nothing is changed then. */
export function writeAccess(file: string, access: Access): void {
  const text = `${JSON.stringify(access, null, 2)}\n`
  parseAccess(text)

  mkdirSync(path.dirname(file), { recursive: true })
  replacePrivate(file, text)
}

/** The public half of a private key, as the file of the teams names it. The key is made if there is no such file. */
export function publicKeyOf(keyFile: string): string {
  if (!existsSync(keyFile)) {
    const { privateKey } = generateKeyPairSync('ed25519')
    writeFileSync(keyFile, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 })
  }
  const privateKey = privateKeyIn(keyFile)
  if (privateKey?.asymmetricKeyType !== 'ed25519') throw new Error(`${keyFile} is no Ed25519 key in PEM.`)
  return createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('base64')
}

function privateKeyIn(file: string): KeyObject | undefined {
  const text = readFileSync(file)
  try {
    return createPrivateKey(text)
  } catch {
    return undefined // another file
  }
}
