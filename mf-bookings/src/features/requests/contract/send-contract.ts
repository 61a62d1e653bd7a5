import { type Booking, type CallInput, chooseContractType, signContract } from '@domizil/api'
import type { ContractType, FixedTermReason, TenancyBasis } from '@domizil/domain'
import type { ShellApi } from '@domizil/shell-api'

/** A landlord's contract offer. */
export interface ContractChoice {
  /** Undefined until the landlord has chosen one. */
  readonly contractType: ContractType | undefined
  readonly tenancyBasis: TenancyBasis
  /** The purpose of a temporary use; empty for the tenant's reason of stay. */
  readonly purpose: string
  /** The reason of a fixed term. */
  readonly reason: FixedTermReason | undefined
  readonly file: File | undefined
  /** Whether both have signed the file by hand. */
  readonly isHandSigned: boolean
}

/** Offers a contract to the tenant; resolves with the updated request. */
export function sendContract(
  shell: ShellApi,
  id: number,
  choice: ContractChoice & { contractType: ContractType },
): Promise<Booking> {
  const { contractType, tenancyBasis, purpose, reason, file, isHandSigned } = choice
  const input: CallInput<typeof chooseContractType> = {
    params: { id },
    query: { contractType },
    body: {
      tenancyBasis,
      ...(tenancyBasis === 'TEMPORARY_USE' && purpose.trim() && { purpose: purpose.trim() }),
      ...(tenancyBasis === 'FIXED_TERM' && reason && { reason }),
      ...(file && isHandSigned && { handSigned: true }),
    },
  }

  return file ? shell.upload(chooseContractType, input, file) : shell.send(chooseContractType, input)
}

/** Signs the file that was shown, by its hash, with a typed name; resolves with the updated request. */
export function sendSignature(
  shell: ShellApi,
  id: number,
  { name, documentHash }: { name: string; documentHash: string },
): Promise<Booking> {
  return shell.send(signContract, {
    params: { id },
    query: { signed: true },
    body: { name: name.trim(), documentHash },
  })
}
