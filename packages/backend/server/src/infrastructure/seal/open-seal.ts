import { readFile } from 'node:fs/promises'
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  randomBytes,
  X509Certificate,
} from 'node:crypto'
import { promisify } from 'node:util'
import { addHours } from '@domizil/domain'
import { type Clock, keepWorkers, readOrMakeFile } from '../../foundation/kernel/index.ts'
import type { SealOrder } from './seal-pdf.ts'

/** The configured key of the seal cannot be used. The message says how to fix it. */
class SealError extends Error {
  override readonly name = 'SealError'
  readonly code = 'SEAL_UNUSABLE'
}

/** A private key with its certificate. */
interface SealKey {
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
function readSealKey(pem: string, file: string): SealKey {
  const refused = (why: string) => new SealError(`The seal's key in ${file} cannot be used: ${why}`)
  const privateKey = privateKeyIn(pem, refused)
  const [own, ...issuers] = certificatesIn(pem, refused)

  if (!own) throw refused('the file holds no certificate.')
  if (!KEY_TYPES.includes(privateKey.asymmetricKeyType ?? '')) throw refused('it is neither RSA nor EC.')
  if (!own.checkPrivateKey(privateKey)) throw refused('its first certificate belongs to another key.')
  return { privateKey, certificates: [own, ...issuers] }
}

type Refused = (why: string) => SealError

function privateKeyIn(pem: string, refused: Refused): KeyObject {
  const [key] = PRIVATE_KEY.exec(pem) ?? []
  if (key === undefined) throw refused('the file holds no private key.')

  try {
    return createPrivateKey(key)
  } catch {
    throw refused('its private key cannot be read. If it has a password, take that off.')
  }
}

function certificatesIn(pem: string, refused: Refused): X509Certificate[] {
  try {
    return (pem.match(CERTIFICATE) ?? []).map((one) => new X509Certificate(one))
  } catch {
    throw refused('its certificate cannot be read.')
  }
}

const KEY_BITS = 3072
const YEARS_VALID = 10
/** The clocks of servers differ. */
const HOURS_EARLIER = 1

/** Makes a key and a certificate that names its owner and is signed by itself, both as PEM. Takes about a second. */
async function makeSealKey(owner: string, now: Date): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: KEY_BITS })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

  return `${pem}${await certify(privateKey, owner, now)}`
}

async function certify(privateKey: KeyObject, owner: string, now: Date): Promise<string> {
  // Large, and needed once in the life of an installation.
  const { default: forge } = await import('node-forge')
  const certificate = forge.pki.createCertificate()
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()
  const name = [
    { name: 'commonName', value: owner.slice(0, 64), valueTagClass: forge.asn1.Type.UTF8 },
  ] as unknown as Parameters<typeof certificate.setSubject>[0]

  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey)
  // Positive, and without a leading zero byte, which DER forbids and node-forge lets through.
  certificate.serialNumber = `4${randomBytes(16).toString('hex').slice(1)}`
  certificate.validity.notBefore = addHours(now, -HOURS_EARLIER)
  certificate.validity.notAfter = new Date(now)
  certificate.validity.notAfter.setUTCFullYear(now.getUTCFullYear() + YEARS_VALID)
  certificate.setSubject(name)
  certificate.setIssuer(name)
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ])
  const signingKey = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
  certificate.sign(forge.pki.privateKeyFromPem(signingKey), forge.md.sha256.create())
  return forge.pki.certificateToPem(certificate).replaceAll('\r', '')
}

/** Where the key of the seal is. */
export interface SealConfig {
  /** A PEM file with a private key and its certificates. */
  file: string
  /** Whether a missing file is made, with a certificate that is signed by itself. */
  isMade: boolean
}

/** What is sealed, and how: see `SealOrder`. */
export type Sealing = Omit<SealOrder, 'privateKey' | 'certificates'>

/** Seals PDFs. */
export interface Seal {
  /** The subject of the certificate, such as its common name. */
  readonly owner: string
  /** SHA-256 of the certificate: 32 pairs of hexadecimal digits with colons between them. */
  readonly fingerprint: string
  /**
   * Seals a document (PAdES B-B); undefined if it cannot be extended.
   *
   * @throws {Error} while the certificate is not valid, and if the file cannot be read or takes too much time.
   */
  seal(sealing: Sealing): Promise<Buffer | undefined>
}

/** Opens the seal; the key is read once. */
export type OpenSeal = () => Promise<Seal>

/** Seen from `src` as well as from `dist`: a worker thread runs what the compiler made, also under test. */
const WORKER = new URL('../../../dist/infrastructure/seal/seal-worker.js', import.meta.url)
/** The largest file takes a few seconds. It is a job that waits, whose lease is extended meanwhile. */
const LIMITS = { megabytes: 512, processorMs: 60_000, patienceMs: 10 * 60_000 }
const sealInWorker = keepWorkers<Uint8Array | undefined>(WORKER, LIMITS)

/**
 * How to open the seal that is configured. Nothing is read or made before it is opened.
 *
 * @throws {SealError} once it is opened, if the file cannot be used.
 */
export function openSealWith(
  config: SealConfig,
  { owner, clock }: { owner: string; clock: Clock },
): OpenSeal {
  let opened: Promise<Seal> | undefined
  const open = async () => sealBy(readSealKey(await read(config, owner, clock), config.file), clock)

  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
}

function read({ file, isMade }: SealConfig, owner: string, clock: Clock): Promise<string> {
  if (isMade) return readOrMakeFile(file, () => makeSealKey(owner, clock()))

  return readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new SealError(`The seal's key ${file} cannot be read (${cause.code}). Check SEAL_FILE.`, { cause })
  })
}

function sealBy({ privateKey, certificates }: SealKey, clock: Clock): Seal {
  const [own] = certificates
  const key = {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificates: certificates.map(({ raw }) => new Uint8Array(raw)),
  }

  return {
    owner: /(?:^|\n)CN=(.*)/.exec(own.subject)?.[1] ?? own.subject.replaceAll('\n', ', '),
    fingerprint: own.fingerprint256,
    async seal(sealing) {
      const now = clock()
      if (now < new Date(own.validFrom) || now > new Date(own.validTo)) {
        throw new SealError(`The seal's certificate is valid from ${own.validFrom} to ${own.validTo}.`)
      }
      const sealed = await sealInWorker({ ...sealing, ...key })
      return sealed && Buffer.from(sealed.buffer, sealed.byteOffset, sealed.length)
    },
  }
}
