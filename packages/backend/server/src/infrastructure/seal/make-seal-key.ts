import { createPublicKey, generateKeyPair, type KeyObject, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { addHours } from '@domizil/domain'

const KEY_BITS = 3072
const YEARS_VALID = 10
/** The clocks of servers differ. */
const HOURS_EARLIER = 1

/** Makes a key and a certificate that names its owner and is signed by itself, both as PEM. Takes about a second. */
export async function makeSealKey(owner: string, now: Date): Promise<string> {
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
  // Positive, as serial numbers are.
  certificate.serialNumber = `00${randomBytes(16).toString('hex')}`
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
