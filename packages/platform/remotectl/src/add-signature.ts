import type { SignedVersion } from '@domizil/federation'
import { changeRegistry, type RegistryHome } from './registry-file.ts'

/**
 * Signs a version that was published without a signature; one that has a signature keeps it.
 * @returns whether the version has this signature from now on.
 */
export async function addSignature(
  home: RegistryHome,
  app: string,
  { version: signed, hash, signature }: SignedVersion,
): Promise<boolean> {
  if (!signature) return false
  let isAdded = false
  await changeRegistry(home, (registry) => {
    const all = registry.versions[app] ?? []
    isAdded = all.some((one) => isUnsigned(one))
    if (!isAdded) return registry
    const versions = all.map((one) => (isUnsigned(one) ? { ...one, signature } : one))
    return { ...registry, versions: { ...registry.versions, [app]: versions } }
  })
  return isAdded

  function isUnsigned(one: SignedVersion): boolean {
    return one.version === signed && one.hash === hash && !one.signature
  }
}
