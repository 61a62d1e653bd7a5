import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { SealError } from './seal-error.ts'

/** A private key with its certificate. */
export interface SealKey {
  privateKey: KeyObject
  /** The certificate of the key, then those of its issuers. */
  certificates: readonly [X509Certificate, ...X509Certificate[]]
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g
const PRIVATE_KEY =
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----[^-]+(?:-[^-]+)*?-----END (?:[A-Z]+ )*PRIVATE KEY-----/
const KEY_TYPES = ['rsa', 'ec']

/**
 * Reads a private key (RSA or EC) and its certificates from a PEM file.
 *
 * @throws {SealError} if the file does not hold both, or they do not belong together.
 */
export function readSealKey(pem: string, password: string | undefined, file: string): SealKey {
  const refused = (why: string) => new SealError(`The seal's key in ${file} cannot be used: ${why}`)
  const privateKey = privateKeyIn(pem, password, refused)
  const [own, ...issuers] = certificatesIn(pem, refused)

  if (!own) throw refused('the file holds no certificate.')
  if (!KEY_TYPES.includes(privateKey.asymmetricKeyType ?? '')) throw refused('it is neither RSA nor EC.')
  if (!own.checkPrivateKey(privateKey)) throw refused('its first certificate belongs to another key.')
  return { privateKey, certificates: [own, ...issuers] }
}

type Refused = (why: string) => SealError

function privateKeyIn(pem: string, passphrase: string | undefined, refused: Refused): KeyObject {
  const [key] = PRIVATE_KEY.exec(pem) ?? []
  if (key === undefined) throw refused('the file holds no private key.')

  try {
    return createPrivateKey({ key, ...(passphrase !== undefined && { passphrase }) })
  } catch {
    throw refused('its private key cannot be read. If it has a password, set SEAL_PASSWORD.')
  }
}

function certificatesIn(pem: string, refused: Refused): X509Certificate[] {
  try {
    return (pem.match(CERTIFICATE) ?? []).map((one) => new X509Certificate(one))
  } catch {
    throw refused('its certificate cannot be read.')
  }
}
