import type { SignedVersion } from '@domizil/federation'
import { isSignedBy } from '@domizil/federation/signature'
import { changeRegistry } from './registry-file.ts'
import type { RegistryHome } from './store.ts'

/**
 * Signs a version that was published without a signature, or that its team has signed with another key; one that is signed
 * with this key keeps its signature.
 * @param key the public half of the key of the signature; undefined leaves all signatures as they are.
 * @returns whether the version has this signature from now on.
 */
export async function addSignature(
  home: RegistryHome,
  app: string,
  { version: signed, hash, signature }: SignedVersion,
  key: string | undefined,
): Promise<boolean> {
  if (!signature) return false
  let isAdded = false
  await changeRegistry(home, (registry) => {
    const all = registry.versions[app] ?? []
    isAdded = all.some((one) => mayBeSigned(one))
    if (!isAdded) return registry
    const versions = all.map((one) => (mayBeSigned(one) ? { ...one, signature } : one))
    return { ...registry, versions: { ...registry.versions, [app]: versions } }
  })
  return isAdded

  function mayBeSigned(one: SignedVersion): boolean {
    if (one.version !== signed || one.hash !== hash) return false
    if (!one.signature) return true
    return one.signature.team === signature?.team && key !== undefined && !isSignedBy(key, app, one)
  }
}
