import { defineRoom } from '../../foundation/kernel/index.ts'
import { createSealedContractService } from './sealed-contract-service.ts'
import type { JobType } from '../../infrastructure/job/index.ts'
import { SEAL_CONTRACT } from './order-sealed-contract.ts'

/** What both parties keep of a contract that they have signed. */
export const signedContractRoom = defineRoom({
  services: { sealedContracts: createSealedContractService },
  jobs: ({ sealedContracts }): Record<string, JobType> => ({
    [SEAL_CONTRACT]: { handle: (job) => sealedContracts.seal(job) },
  }),
})
