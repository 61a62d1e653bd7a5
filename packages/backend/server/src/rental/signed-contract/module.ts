import type { JobType } from '../../infrastructure/job/index.ts'
import { SEAL_CONTRACT } from './order-sealed-contract.ts'
import type { SealedContractService } from './sealed-contract-service.ts'
import { signedContractMails } from './signed-contract-mails.ts'

export { createSealedContractService, type SealedContractService } from './sealed-contract-service.ts'

/** What both parties keep of a contract that they have signed. */
export const signedContractModule = {
  jobs: ({ sealedContracts }: { sealedContracts: SealedContractService }): Record<string, JobType> => ({
    [SEAL_CONTRACT]: { handle: (job) => sealedContracts.seal(job) },
  }),
  mails: signedContractMails.texts,
}
