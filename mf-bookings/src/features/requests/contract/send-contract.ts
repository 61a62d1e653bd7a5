import { type Booking, type CallInput, chooseContractType, signContract } from '@domizil/api'
import type { ContractType, FixedTermReason, TenancyBasis } from '@domizil/domain'
import type { ShellApi } from '@domizil/shell-api'

/** What a landlord decides about the contract of a booking. */
export interface ContractChoice {
  readonly contractType: ContractType
  readonly tenancyBasis: TenancyBasis
  /** Of a temporary use; empty where the tenant's reason of the stay says it. */
  readonly purpose: string
  /** Of a fixed term. */
  readonly reason: FixedTermReason | undefined
  readonly file: File | undefined
  /** Whether both have signed the file by hand. */
  readonly isHandSigned: boolean
}

/** Offers a contract to the tenant; answers the request as it is afterwards. */
export function sendContract(shell: ShellApi, id: number, choice: ContractChoice): Promise<Booking> {
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

/** Signs the contract that was read, with a typed name; answers the request as it is afterwards. */
export function sendSignature(shell: ShellApi, { id, contract }: Booking, name: string): Promise<Booking> {
  return shell.send(signContract, {
    params: { id },
    query: { signed: true },
    body: { name: name.trim(), ...(contract?.documentHash && { documentHash: contract.documentHash }) },
  })
}
