import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Following } from '@domizil/federation'
import { whenChanged } from '@domizil/federation/when-changed'
import type { TrustedKeys, Upstream } from '@domizil/gateway'
import { identityUrls, REGISTRY_AUDIENCE, TERMINAL_CLIENT_ID } from '@domizil/identity'
import { createRegistryService, followRegistry } from '@domizil/registry'
import type { Config } from '../config/config.ts'
import { createLog } from './log.ts'
import { ownAddress } from './own-address.ts'

/** The registry of a site: its own as a service, or one that it follows. */
export interface OpenRegistry {
  /** Null if the site follows another one. */
  readonly service: Upstream | null
  readonly trustedKeys: (() => TrustedKeys) | undefined
  /** How far the copy of the other one is; undefined for its own. */
  readonly following: (() => Following) | undefined
  close(): Promise<void>
}

type RegistryConfig = Pick<
  Config,
  | 'registryFolder'
  | 'registryAccess'
  | 'registryService'
  | 'trustedKeysFile'
  | 'identity'
  | 'publicUrl'
  | 'host'
  | 'port'
>

const EXAMPLE = '{"search": "MCowBQYDK2VwAyEA…"}, or a list of keys while one takes the place of another'

/**
 * Serves the registry of the folder, or brings the folder up to date with the service and keeps it so. A service that
 * does not answer costs its first attempt: the site serves what the folder has.
 * @throws {Error} if the file of the keys cannot be read.
 */
export async function openRegistry(config: RegistryConfig): Promise<OpenRegistry> {
  const { registryFolder: folder, registryAccess, registryService, trustedKeysFile } = config
  const log = createLog('registry')
  const warn = (line: string) => log.warn({}, line)
  const trustedKeys = trustedKeysFile === null ? undefined : openTrustedKeys(trustedKeysFile, warn)

  if (registryService === null) {
    const options = { folder, accessFile: registryAccess, oidc: providerOf(config), log: warn }
    const service = await createRegistryService(options)
    return { service, trustedKeys, following: undefined, close: async () => undefined } // the gateway closes what it serves
  }
  const follower = followRegistry({ ...registryService, folder, log: warn })
  await follower.first
  return { service: null, trustedKeys, following: follower.following, close: follower.close }
}

/** The identity provider of the site: people sign in there at a terminal, too. */
export function providerOf({
  identity,
  publicUrl,
  ...place
}: Pick<Config, 'identity' | 'publicUrl' | 'host' | 'port'>) {
  const embedded = identityUrls(publicUrl)
  const { issuer, jwksUri } =
    identity.kind === 'remote'
      ? identity
      : { issuer: embedded.issuer, jwksUri: `${ownAddress(place)}${embedded.oidc}/certs` }
  return { issuer, jwksUri, audience: REGISTRY_AUDIENCE, terminals: TERMINAL_CLIENT_ID }
}

/**
 * The keys of a file, read again when it changes, so that a key can be exchanged or taken away while the site runs. What the
 * file says without sense is logged, and the keys before it count.
 * @throws {Error} if the file makes no sense at the start.
 */
export function openTrustedKeys(file: string, log: (line: string) => void): () => TrustedKeys {
  let keys: TrustedKeys | undefined
  const current = whenChanged(file, () => {
    try {
      keys = readKeys(file)
    } catch (error) {
      if (!keys) throw error
      log(`the keys of before count on: ${(error as Error).message}`)
    }
    return keys
  })
  current()
  return current
}

function readKeys(file: string): TrustedKeys {
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as unknown
    if (typeof found !== 'object' || found === null || Array.isArray(found)) throw new Error('no object')
    return Object.fromEntries(Object.entries(found).map(([team, keys]) => [team, keysIn(keys)]))
  } catch (cause) {
    throw new Error(`TRUSTED_KEYS: ${file} is no file of keys, as in ${EXAMPLE}.`, { cause })
  }
}

/** @throws unless each is an Ed25519 key. */
function keysIn(value: unknown): string[] {
  return [value].flat().map((key) => {
    const { asymmetricKeyType } = createPublicKey({
      key: Buffer.from(String(key), 'base64'),
      format: 'der',
      type: 'spki',
    })
    if (asymmetricKeyType !== 'ed25519') throw new Error('no Ed25519 key')
    return String(key)
  })
}
