import { createPublicKey, sign, verify } from 'node:crypto'
import type { PinnedVersion, Provenance, SignedVersion } from './schema.ts'

/** The version that a signature is about. */
export interface SignedRelease extends PinnedVersion {
  readonly name: string
}

/** Signs a release with a team's key. @param privateKey an Ed25519 key as PEM. */
export function signRelease(
  release: SignedRelease,
  provenance: Provenance,
  privateKey: string,
): NonNullable<SignedVersion['signature']> {
  return { ...provenance, value: sign(null, signedBytes(release, provenance), privateKey).toString('base64') }
}

/** Whether a team has signed exactly this release, commit and builder, by its Ed25519 key: its SPKI form in base64. */
export function isSignedBy(
  publicKey: string,
  name: string,
  { signature, ...pinned }: SignedVersion,
): boolean {
  if (!signature) return false
  const { value, ...provenance } = signature
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    return verify(null, signedBytes({ name, ...pinned }, provenance), key, Buffer.from(value, 'base64'))
  } catch {
    return false // no key
  }
}

/** One line each: none of the values may hold a line break, which their schema says. */
function signedBytes({ name, version, hash }: SignedRelease, { team, commit, builder }: Provenance): Buffer {
  return Buffer.from(['domizil release 1', name, version, hash, team, commit ?? '', builder].join('\n'))
}
