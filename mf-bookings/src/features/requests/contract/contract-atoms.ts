import { type Booking, type CallInput, chooseContractType, signContract } from '@domizil/contract'
import type { ContractType, FixedTermReason, TenancyBasis } from '@domizil/domain'
import { shellAtom } from '@domizil/remote-kit'
import { atom } from 'jotai'
import { showRequestAtom } from '../requests-atoms.ts'

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

/** Offers a contract to the tenant. */
export const chooseContractAtom = atom(null, async (get, set, id: number, choice: ContractChoice) => {
  const shell = get(shellAtom)
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

  const booking = file
    ? await shell.upload(chooseContractType, input, file)
    : await shell.send(chooseContractType, input)
  await set(showRequestAtom, booking)
})

/** Signs the contract that was read, with a typed name. */
export const signContractAtom = atom(null, async (get, set, { id, contract }: Booking, name: string) => {
  const booking = await get(shellAtom).send(signContract, {
    params: { id },
    query: { signed: true },
    body: { name: name.trim(), ...(contract?.documentHash && { documentHash: contract.documentHash }) },
  })
  await set(showRequestAtom, booking)
})
