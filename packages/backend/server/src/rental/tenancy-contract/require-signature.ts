import {
  checkLength,
  signatureProblem,
  signerName,
  type SignerName,
  TENANCY_LIMITS,
  toPersonName,
} from '@domizil/domain'
import { refuse } from './tenancy-contract-refusals.ts'

/** What a party signs with. */
export interface TypedSignature {
  /** The typed name. */
  name?: string | undefined
  /** The hash of the document that was read. */
  documentHash?: string | undefined
}

/**
 * The typed name that serves as a signature: the signer's own. Below a file signed by hand it only confirms, by the
 * signed-in user.
 *
 * @throws {DomainError} SIGNATURE_INVALID, NAME_DIFFERS (422), CONTRACT_CHANGED (409) if another document was read.
 */
export function requireSignature(
  signer: SignerName,
  { name: typed, documentHash }: TypedSignature,
  { hash, isHandSigned }: { hash: string | null; isHandSigned: boolean },
): string {
  const name = toPersonName(typed || (isHandSigned ? signerName(signer) : ''))

  const missing = documentHash ? [] : [{ field: 'documentHash', code: 'REQUIRED' } as const]
  const issues = [...checkLength('name', name, TENANCY_LIMITS.signedName), ...missing]
  if (issues.length > 0) throw refuse('SIGNATURE_INVALID', { issues })
  if (documentHash !== hash) throw refuse('CONTRACT_CHANGED')
  const problem = signatureProblem(name, signer)
  if (problem) throw refuse(problem, { values: { name: signerName(signer) } })

  return name
}
